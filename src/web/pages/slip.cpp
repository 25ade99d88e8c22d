// A result counted on paper: one side reports it, another confirms or disputes it. Each step is an event of
// the competition. A reported result counts and is marked as reported.

#include <algorithm>

#include "src/queries/league_tables.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/league/round/dispute.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/table.hpp"

namespace tanteador::web {

namespace {

using view::say;

constexpr std::string_view kFigure = "figure";
constexpr std::size_t kFigureMost = 8;  // letters

std::string side_of(const TableRequest& place, std::size_t side) {
  return view::partners_text(place.table().drawn.sides[side], place.site.entrants(place.competition->now));
}

std::string figure_of(const league::event::SideScore& side, bool sets) {
  return view::plain_points(sets ? side.sets : side.score);
}

// "Ana / Beto wins, 30 to 21."
std::string score_words(const TableRequest& place, const league::event::TableScore& score) {
  const bool sets = std::ranges::any_of(score.sides, [](const auto& side) { return side.sets > 0; });
  const auto figure = [&](std::size_t side) { return figure_of(score.sides[side], sets); };
  if (score.sides.size() != 2) {
    std::string all;
    for (std::size_t side = 0; side < score.sides.size(); ++side)
      all += (side == 0 ? "" : ", ") + side_of(place, side) + " " + figure(side);
    return all + ".";
  }
  const auto worth = [&](std::size_t side) {
    return sets ? score.sides[side].sets : score.sides[side].score;
  };
  const std::string one = side_of(place, 0), other = side_of(place, 1), first = figure(0), second = figure(1);
  if (!view::has_figures(score))
    return *score.winner < 0 ? say("{0} and {1} have tied.", {std::string_view(one), std::string_view(other)})
                             : say("{0} has won.", {std::string_view(*score.winner == 0 ? one : other)});
  if (worth(0) == worth(1) && score.winner.value_or(-1) < 0)
    return say("{0} and {1} are tied at {2}.",
               {std::string_view(one), std::string_view(other), std::string_view(first)});
  const bool first_wins = score.winner ? *score.winner == 0 : worth(0) > worth(1);
  return first_wins ? say("{0} wins, {1} to {2}.",
                          {std::string_view(one), std::string_view(first), std::string_view(second)})
                    : say("{0} wins, {1} to {2}.",
                          {std::string_view(other), std::string_view(second), std::string_view(first)});
}

// The typed figures, one word for each side, or "30:21" for two sides.
std::vector<std::string> typed_figures(const TableRequest& place) {
  std::vector<std::string> words;
  const std::string whole = form_value(place.request, "figures");
  if (!whole.empty()) return view::split(whole);
  const std::size_t sides = place.table().drawn.sides.size();
  for (std::size_t side = 0; side < sides; ++side)
    words.push_back(form_value(place.request, std::string(kFigure) + std::to_string(side)));
  for (std::string& word : words) std::erase(word, ' ');
  if (sides == 2) return {words[0] + ":" + words[1]};
  return words;
}

tl::expected<league::event::TableScore, std::string> read_figures(const TableRequest& place) {
  const league::Competition& now = place.competition->now;
  const auto rules = session::Rulesets(place.site.session).find(now.setup.ruleset);
  const auto words = typed_figures(place);
  auto score = view::read_score(words, now, place.pass.table, rules.get());
  if (!score) return score;
  if (score->sides.size() != place.table().drawn.sides.size())
    return tl::unexpected(tr("Write the score as 30:21; in a best of three as 2:1, then the points."));
  if (const auto fault = view::slip_fault(rules.get(), *score, now, place.pass.table)) {
    const std::string why = render(fault->message, {.seats = {}, .sides = {}});
    return tl::unexpected(
        say("This result is not possible: {0} If it is correct anyway, ask the desk to enter it.",
            {std::string_view(why)}));
  }
  return score;
}

Markup figures_form(const TableRequest& place, const std::string& title, const std::string& operation,
                    const std::string& label) {
  const std::size_t sides = place.table().drawn.sides.size();
  Markup inside = heading(2, title), fields;
  for (std::size_t side = 0; side < sides; ++side) {
    const std::string name = std::string(kFigure) + std::to_string(side);
    fields += tag("div", tag("label", {{"for", name}}, side_of(place, side)) +
                             tag("input",
                                 {{"id", name},
                                  {"name", name},
                                  {"inputmode", "text"},
                                  {"autocomplete", "off"},
                                  {"class", "figure"},
                                  {"maxlength", std::to_string(kFigureMost)},
                                  {"value", form_value(place.request, name)}},
                                 {}));
  }
  inside += tag("div", {{"class", "figures"}}, fields) +
            tag("div", {{"class", "buttons"}}, operation_button(operation, label));
  return form_of(place, state_of(place), {}, tag("section", {{"class", "form"}}, inside));
}

Markup report_form(const TableRequest& place, const std::string& title) {
  return figures_form(place, title, "room/report", tr("Report this result"));
}

Markup side_buttons(const TableRequest& place, const std::string& operation, std::string_view label,
                    int but) {
  Markup buttons;
  for (std::size_t side = 0; side < place.table().drawn.sides.size(); ++side) {
    if (static_cast<int>(side) == but) continue;
    const std::string name = side_of(place, side);
    buttons += operation_button(operation + std::to_string(side), say(label, {std::string_view(name)}));
  }
  return tag("div", {{"class", "buttons"}}, buttons);
}

Markup result_of(const TableRequest& place) {
  const league::PlayedTable& table = place.table();
  if (!table.score)
    return paragraph(
        say("{0}: {1}", {std::string_view(tr("Result")), std::string_view(view::slip_text(table))}));
  const std::string words = score_words(place, *table.score);
  Markup inside = tag("p", {{"class", "large"}}, words);
  if (!table.disputed.empty()) {
    for (const auto& other : table.disputed)
      inside += tag("p", {{"class", "large"}}, score_words(place, other.score));
    inside += tag("p", {{"class", "notice"}},
                  tr("Different results were reported. The desk decides; until then the first one counts."));
    return place.hand == Hand::desk
               ? inside + figures_form(place, tr("Other score"), "room/correct", tr("Correct the result"))
               : inside;
  }
  const auto by = view::reported_by(table);
  if (!by) return inside + paragraph(tr("The result is confirmed."));
  const std::string name = side_of(place, *by);
  inside += paragraph(say("Reported by {0}. It counts for now; the other side or the desk confirms it.",
                          {std::string_view(name)}));
  inside += form_of(place, state_of(place), {},
                    tag("section", {{"class", "act"}},
                        heading(2, tr("Is that right?")) +
                            side_buttons(place, "room/confirm/", N_("{0}: yes, correct"), *by)));
  return inside + unfold(tr("No, that is wrong"), report_form(place, tr("The other result")));
}

Markup clock_part(const TableRequest& place, const league::event::TableScore& score) {
  const league::Competition& now = place.competition->now;
  const auto rules = session::Rulesets(place.site.session).find(now.setup.ruleset);
  const auto question = view::clock_question(rules.get(), score, now, place.pass.table);
  return question ? tag("p", {{"class", "notice"}, {"role", "alert"}}, render(*question, {})) : Markup();
}

Reply ask_again(const TableRequest& place, const league::event::TableScore& score) {
  Page page{.title = table_name(place.site, place.pass)};
  page.secret = true;
  std::string figures;
  for (const std::string& word : typed_figures(place)) figures += (figures.empty() ? "" : " ") + word;
  page.main = heading(1, page.title) + tag("p", {{"class", "large"}}, score_words(place, score)) +
              clock_part(place, score);
  page.main += form_of(place, state_of(place), {},
                       tag("input", {{"type", "hidden"}, {"name", "figures"}, {"value", figures}}, {}) +
                           tag("section", {{"class", "act"}},
                               heading(2, tr("Correct?")) +
                                   side_buttons(place, "room/sure/", N_("Reported by {0}"),
                                                view::reported_by(place.table()).value_or(-1)) +
                                   paragraph(link(place.path, tr("No, go back")))));
  return frame_page(place.site, place.request, page);
}

std::optional<int> resolve_side(const TableRequest& place, std::string_view operation) {
  const std::string whole = place.operation();
  if (!whole.starts_with(operation) || whole.size() != operation.size() + 1) return std::nullopt;
  const int side = whole.back() - '0';
  const auto sides = static_cast<int>(place.table().drawn.sides.size());
  return side >= 0 && side < sides ? std::optional(side) : std::nullopt;
}

Reply enter_slip(const TableRequest& place, const league::CompetitionEvent& event) {
  session::LeagueAnswer answer;
  (void)store_step(place, {}, {}, [&] { answer = place.site.league.enter(*place.competition, event); });
  if (answer) return leads_to(place.path);
  const std::string why =
      render(answer.error().message, {.seats = {}, .sides = place.site.entrants(place.competition->now)});
  return page_of(place, {}, why, 422);
}

}  // namespace

namespace {

// A start writes two streams. After an interruption between them this key and the request id find the match.
std::string start_key(const TableRequest& place) { return "start/" + word_of(place.pass); }

// Empty, or the reason for a refusal.
std::string link_match(const TableRequest& place, const session::OpenMatch& match) {
  const auto answer = place.site.league.link(*place.competition, place.pass.table, match);
  place.site.store.put_key_values({{start_key(place), ""}});
  ++place.site.written;
  return answer ? std::string()
                : render(answer.error().message,
                         {.seats = {}, .sides = place.site.entrants(place.competition->now)});
}

}  // namespace

std::string state_of(const TableRequest& place) {
  const league::PlayedTable& table = place.table();
  return view::slip_text(table) + "|" + table.remark + "|" + std::to_string(table.disputed.size()) + "|" +
         std::to_string(table.matches.size());
}

Markup slip_part(const TableRequest& place) {
  if (is_decided(place.table())) return result_of(place);
  Markup all;
  const league::StageSetup& setup = place.competition->now.setup.stages[place.pass.table.stage];
  const bool boards = setup.boards > 0 || setup.match_tables > 0;
  if (!boards &&
      queries::match_at(place.site.session, place.site.league, place.competition->now, place.pass.table))
    all += form_of(place, state_of(place), {},
                   tag("section", {{"class", "act"}},
                       tag("div", {{"class", "buttons"}},
                           operation_button("room/start", tr("Start the match"), "main"))));
  if (boards) return all + paragraph(tr("The result of this table is entered at the desk."));
  return all + report_form(place, tr("Enter a result counted on paper"));
}

Reply post_slip(const TableRequest& place) {
  if (form_value(place.request, "seen") != state_of(place)) return stale(place, {});
  const bool looks = place.operation() == "look";  // the key "Enter" in a field: shows the result again
  if (looks && form_value(place.request, "figure0").empty()) return page_of(place, {});
  const league::TableRef at = place.pass.table;
  const auto by = view::reported_by(place.table());
  if (const auto side = resolve_side(place, "room/confirm/"); side && by && place.table().score && side != by)
    return enter_slip(place, league::event::ResultCorrected{
                                 at, place.table().score, std::string(N_("confirmed by another side")), {}});
  const auto side = resolve_side(place, "room/sure/");
  const bool corrects = (looks || place.operation() == "room/correct") && place.hand == Hand::desk &&
                        !place.table().disputed.empty();
  if (!side && !looks && !corrects && place.operation() != "room/report")
    return page_of(place, {}, tr("Not possible now."), 409);
  const auto score = read_figures(place);
  if (!score) return page_of(place, {}, score.error(), 422);
  if (corrects)
    return enter_slip(place,
                      league::event::ResultCorrected{at, *score, std::string(view::kAccepted), {}, {}});
  if (!side) return ask_again(place, *score);
  if (is_decided(place.table()) && !by)
    return page_of(place, {}, tr("The result is final: only the desk can change it now."), 409);
  return enter_slip(place, league::event::ResultEntered{at, *score, {}, view::reported_remark(*side)});
}

Reply start_match(const TableRequest& place) {
  if (form_value(place.request, "seen") != state_of(place) || place.match) return stale(place, {});
  PageContext& site = place.site;
  const auto draft = queries::match_at(site.session, site.league, place.competition->now, place.pass.table);
  if (!draft) return page_of(place, {}, tr("These people cannot play one match together."), 422);
  tl::expected<session::ScoreResult, codec::InputError> started;
  (void)store_step(place, {{start_key(place), place.tap()}}, {}, [&] {
    started = site.session.score(view::start_line(*draft), session::RefusalPolicy::stop);
  });
  if (!started) return page_of(place, {}, started.error().message, 422);
  if (!started->match)
    return page_of(place, {}, queries::sentence(started->refused.front().refusal, {}), 422);
  const std::string why = link_match(place, *started->match);
  return why.empty() ? leads_to(place.path) : page_of(place, {}, why, 422);
}

void finish_start(TableRequest& place) {
  if (!place.competition || !place.table().matches.empty()) return;
  PageContext& site = place.site;
  const std::string key = start_key(place);
  for (const session::KeyValue& note : site.store.key_values(key)) {
    const auto tap = note.key == key ? site.store.request_id(note.text) : std::nullopt;
    const auto match = tap ? site.session.open(tap->stream) : std::nullopt;
    if (!match) continue;
    (void)link_match(place, *match);
    return find_streams(place);
  }
}

}  // namespace tanteador::web
