#include "src/cli/output/sheet.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "src/registry/declarations.hpp"
#include "src/registry/reckoning.hpp"
#include "src/reports/score_sheet.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/session/input.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/set_points.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using codec::EntryText;
using session::OpenMatch;
using view::say;

std::string heading(const OpenMatch& match, StoredOrTrial mode, const Terminal& paper) {
  const std::string day = view::day_of(match.records().front().at);
  std::string out =
      paper.write(Ink::title, tr(match.edition().title)) + " · " + paper.write(Ink::plain, day) + "\n";
  const std::string id =
      mode == StoredOrTrial::stored ? say("match {0}", {std::string_view(match.id())}) : tr("not saved");
  out += paper.write(Ink::faint, match.edition().id + " · " + id) + "\n";
  if (const std::string options = options_text(match); !options.empty()) {
    out += paper.write(Ink::faint, say("house agreements: {0}", {std::string_view(options)})) + "\n";
  }
  return out + "\n";
}

std::string total_text(int number, const AnyMatch& match, std::string_view parameter_name) {
  const auto value = parameter(match, parameter_name);
  const int* total = value ? std::get_if<int>(&*value) : nullptr;
  return total ? std::to_string(number) + "/" + std::to_string(*total) : std::to_string(number);
}

std::vector<std::string> players_of_side(const AnyMatch& match, Side side, const Names& names) {
  std::vector<std::string> players;
  for (int seat = 0; seat < seat_count(match); ++seat)
    if (side_of(match, seat_at(seat)) == side) players.push_back(names.seats[seat]);
  return players;
}

bool is_winner(const AnyMatch& match, Side side) {
  const Outcome result = outcome(match);
  return std::ranges::find(result.winners, side) != result.winners.end();
}

std::string dealer_of(const tanteador::Moment& moment, const Names& names) {
  const auto dealer = std::ranges::find(moment.deal, std::string_view("dealer"), &Fact::name);
  if (dealer == moment.deal.end()) return {};
  return names.seats[dealer->value.number];
}

std::string purpose_text(const view::GameView& game, const EntryText& entry) {
  const std::string what = tr(entry.category);
  return entry.contest == 0 ? what : say(game.contests.what, {std::string_view(what), entry.contest});
}

}  // namespace

std::string options_text(const OpenMatch& match) {
  const auto texts = rulebook::parameter_texts(match.edition().game);
  const int players = seat_count(match.match());
  std::vector<std::string> parts;
  for (const auto& [name, value] : match.start().options) {
    const auto text = std::ranges::find(texts, name, &rulebook::ParameterText::name);
    const nlohmann::json plain = std::visit([](const auto& one) -> nlohmann::json { return one; }, value);
    const std::string title = text == texts.end() ? name : tr(rulebook::title_at(*text, players)),
                      chosen =
                          text == texts.end() ? rulebook::plain_text(value) : view::value_text(*text, plain);
    parts.push_back(say("{0}: {1}", {std::string_view(title), std::string_view(chosen)}));
  }
  return join(parts, " · ");
}

report::Table sides_table(const OpenMatch& open, const Names& names) {
  const AnyMatch& match = open.match();
  const bool teams = !has_single_player_sides(match);
  std::vector<report::SideLine> lines;
  for (int side = 0; side < side_count(match); ++side) {
    const Points points = score(match, side_at(side));
    report::SideLine& line = lines.emplace_back();
    line.side = names.sides[side];
    line.wins = is_winner(match, side_at(side));
    line.score = spoken_score(match, points, side_facts(match, side_at(side)));
    if (teams) line.players = join(players_of_side(match, side_at(side), names));
    const auto won = sets_won(match, side_at(side));
    if (!won) continue;
    line.points = total_text(points, match, "target");
    line.sets = total_text(*won, match, own_words(game_name(match)).to_win);
  }
  return report::sides_of_match(lines, tr(view::game_view(game_name(match)).sets.title));
}

namespace {

// Names at successive events, rebuilt only at substitutions: a match may have tens of thousands of deals.
class NamesAlong {
 public:
  explicit NamesAlong(const OpenMatch& open) : open_(open) {
    for (const EventRecord& record : open.records()) {
      if (record.seq > 1 && open.kind_in_force(EventSeq{record.seq}) == "replaced")
        replaced_.push_back(EventSeq{record.seq});
    }
  }
  const Names& names_after(EventSeq seq) {
    const auto next = std::ranges::upper_bound(replaced_, seq);
    if (!names_ || next != next_) names_ = open_.names(seq);
    next_ = next;
    return *names_;
  }

 private:
  const OpenMatch& open_;
  std::vector<EventSeq> replaced_;
  std::vector<EventSeq>::const_iterator next_;
  std::optional<Names> names_;
};

}  // namespace

report::Table hands_table(const OpenMatch& open, const codec::Voice& voice) {
  const AnyMatch& match = open.match();
  const view::GameView& game = view::game_view(game_name(match));
  NamesAlong names(open);
  const auto lines = ledger(match);
  const std::vector<EntryText> texts = codec::entry_texts(match, voice);
  report::ScoreSheet sheet{.deal = tr(game.deal.title), .sides = voice.names.sides, .lines = {}};
  tanteador::Moment before;
  for (std::size_t i = 0; i < lines.size();) {
    const LedgerLine& line = lines[i];
    const tanteador::Moment now = moment_after(match, line.seq);
    report::ScoreLine& row = sheet.lines.emplace_back();
    row.deal = line.deal;
    row.dealer = dealer_of(now, names.names_after(line.seq));
    row.purpose = purpose_text(game, texts[i]);
    row.how = texts[i].how;
    row.rule = rule_number(line.entry.rule);
    row.by_side.resize(voice.names.sides.size());
    for (; i < lines.size() && one_reckoning(line, lines[i]); ++i)
      row.by_side[index(lines[i].entry.side)] = {lines[i].entry.points, running_score(lines, i, now)};
    if (i < lines.size() && lines[i].seq == lines[i - 1].seq) continue;
    if (const auto winner = winner_of_new_set(before, now))
      row.won_set = render({game.sets.won, {*winner}}, voice.names);
    before = now;
  }
  return score_sheet(sheet);
}

InkedText verdict(const OpenMatch& open, const Names& names) {
  const AnyMatch& match = open.match();
  const Outcome result = outcome(match);
  std::vector<std::string> winners;
  for (const Side side : result.winners) winners.push_back(names.sides[index(side)]);
  const std::string who = join(winners);
  using enum Outcome::Status;
  switch (result.status) {
    case won: return {say("{0} wins the match.", {std::string_view(who)}), Ink::good};
    case drawn: return {tr("The match is a draw."), Ink::strong};
    case ended:
      if (who.empty()) return {tr("The match was ended with the scores level."), Ink::strong};
      return {say("The match was ended early. {0} wins.", {std::string_view(who)}), Ink::good};
    case in_progress: break;
  }
  const Facts deal = deal_facts(match);
  const auto seat = [&](std::string_view name) {
    const auto fact = std::ranges::find(deal, name, &Fact::name);
    return fact == deal.end() ? Arg() : fact->value;
  };
  const view::DealWords& words = view::game_view(game_name(match)).deal;
  if (deal.empty()) return {tr(words.none)};
  const std::string_view sentence = seat("leader").kind == Arg::Kind::seat ? words.leader : words.in_progress;
  return {render({sentence, {seat("number"), seat("dealer"), seat("leader")}}, names)};
}

nlohmann::json value_json(const rulebook::EditionValue& value) {
  return std::visit([](const auto& plain) { return nlohmann::json(plain); }, value);
}

std::string rule_line(const codec::RefusedText& row) {
  const std::string number = rule_number(row.rule);
  return (number == row.rule ? "" : number + " · ") + row.rule + " · " + row.place;
}

std::optional<int> number_of(const Facts& facts, std::string_view name) {
  const auto fact = std::ranges::find(facts, name, &Fact::name);
  return fact == facts.end() ? std::nullopt : std::optional<int>(fact->value.number);
}

std::string spoken_score(const AnyMatch& match, Points score, const Facts& facts) {
  const auto half = std::ranges::find(facts, std::string_view("half"), &Fact::name);
  if (half == facts.end()) return std::to_string(score);
  const int number = number_of(facts, "in_half").value_or(score);
  std::string_view word = half->value.word;
  if (number == 1 && word.ends_with('s')) word.remove_suffix(1);  // Spanish singular: without the "s"
  return std::to_string(number) + " " + std::string(spoken_word(match, word));
}

codec::Voice voice_of(const OpenMatch& match) {
  return {match.edition(), match.overridden_options(), match.names()};
}

std::vector<codec::RefusedText> refused_texts(std::span<const session::RefusedEvent> refused,
                                              const codec::Voice& voice) {
  std::vector<codec::RefusedText> texts;
  for (const session::RefusedEvent& event : refused)
    texts.push_back(codec::refused_text(event.line, event.type, event.refusal, voice));
  return texts;
}

std::string refusals(std::span<const codec::RefusedText> refused, const Terminal& paper) {
  std::string out;
  for (const codec::RefusedText& row : refused) {
    const std::string where = say("Line {0}, {1}, refused:", {row.line, std::string_view(row.type)});
    out += paper.write(Ink::bad, where) + " " + paper.write(Ink::plain, row.message) + "\n";
    out += "  " + paper.write(Ink::faint, rule_line(row)) + "\n";
  }
  return out;
}

std::string sheet(const OpenMatch& match, std::span<const codec::RefusedText> refused, StoredOrTrial mode,
                  const Terminal& paper) {
  const codec::Voice voice = voice_of(match);
  std::string out = heading(match, mode, paper) + terminal_text(paper, sides_table(match, voice.names)) +
                    terminal_text(paper, hands_table(match, voice));
  const InkedText verdict_text = verdict(match, voice.names);
  out += paper.write(verdict_text.ink, verdict_text.text);
  const bool is_over = outcome(match.match()).status != Outcome::Status::in_progress;
  if (const std::string points = view::set_points_text(match.match(), 1); is_over && !points.empty())
    out += paper.write(Ink::strong, " (" + points + ")");
  out += "\n";
  if (!refused.empty()) out += "\n" + refusals(refused, paper);
  return out;
}

Answer match_answer(const Context& context, const OpenMatch& match,
                    std::span<const codec::RefusedText> refused, StoredOrTrial mode) {
  Answer answer{.status = refused.empty() ? Exit::done : Exit::refused};
  if (context.form == Form::json) {
    answer.json = codec::result_json(match.match(), mode == StoredOrTrial::stored ? match.id() : "",
                                     voice_of(match), refused);
    answer.aside = refusals(refused, {});
  } else {
    answer.text = sheet(match, refused, mode, context.paper);
  }
  return answer;
}

void warn_of_passed_over(Answer& answer, const OpenMatch& match, EventSeq first) {
  for (int seq = index(first); seq <= index(last_seq(match.match())); ++seq) {
    const auto put_right = amended_seq(match.match(), EventSeq{seq});
    const PassedOverPlayers passed = players_passed_over(match.match(), EventSeq{seq});
    if (passed.players.empty() || (put_right && *put_right >= first)) continue;
    const Names names = match.names(EventSeq{seq});
    const std::string question = passed_over_question(passed, names), rule = rule_number(passed.rule);
    answer.warning +=
        say("Entry {0}: {1} ({2})", {EventSeq{seq}, std::string_view(question), std::string_view(rule)}) +
        "\n";
    if (!answer.json.is_object()) continue;
    nlohmann::json row{{"seq", seq}, {"rule", passed.rule}, {"passed_over", nlohmann::json::array()}};
    for (const Seat seat : passed.players) row["passed_over"].push_back(names.seats[index(seat)]);
    answer.json["warnings"].push_back(std::move(row));
  }
}

namespace {

Answer nothing_started(const Context& context, const codec::StartRequest& start,
                       std::span<const codec::RefusedText> refused) {
  return {.status = Exit::refused,
          .json = codec::not_started_json(start.game, start.edition->id, refused),
          .text = refusals(refused, context.paper),
          .aside = refusals(refused, {})};
}

codec::Voice voice_of_start(const codec::StartRequest& start) {
  return {*start.edition, {}, {.seats = start.players, .sides = {}}};
}

}  // namespace

Answer not_started_answer(const Context& context, const session::ScoreResult& scored) {
  return nothing_started(context, scored.start, refused_texts(scored.refused, voice_of_start(scored.start)));
}

codec::RefusedText not_let_in_row(int line, std::string type, const std::string& why,
                                  const codec::Voice& voice) {
  const std::string rule(session::kRefereeRule);
  return {line,
          std::move(type),
          rule,
          why,
          rulebook::source_of(rule, voice.edition, voice.overridden),
          rulebook::place_of(rule, voice.edition, voice.overridden)};
}

Answer not_let_in_answer(const Context& context, const codec::StartRequest& start, const std::string& why) {
  return nothing_started(context, start,
                         std::vector{not_let_in_row(1, "match_started", why, voice_of_start(start))});
}

}  // namespace tanteador::cli
