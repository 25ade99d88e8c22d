// The command `legal`: possible events with players and values.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

// Events of several games; each game has its own list.
constexpr view::EventWord kLabels[] = {{"card_played", N_("play a card")},
                                       {"trick_won", N_("say who won the trick")},
                                       {"deal_started", N_("start a deal")},
                                       {"bid", N_("bid")},
                                       {"discarded", N_("discard")},
                                       {"counted", N_("count the points")},
                                       {"captured", N_("count the cards won")},
                                       {"annulled", N_("cancel the hand or deal")},
                                       {"ruled", N_("the referee decides")},
                                       {"warned", N_("warn")},
                                       {"case_ruled", N_("rule on a case")},
                                       {"appealed", N_("appeal")},
                                       {"appeal_decided", N_("decide an appeal")},
                                       {"confirmed", N_("accept the result")},
                                       {"renamed", N_("correct a name")},
                                       {"replaced", N_("substitute a player")},
                                       {"carried", N_("enter points from paper")},
                                       {"match_ended", N_("end the match")},
                                       {"voided", N_("remove an entry")},
                                       {"amended", N_("correct an entry")}};

std::string label_of(const view::GameView& game, const Offer& offer) {
  const auto own = std::ranges::find(game.events, offer.type, &view::EventWord::word);
  if (own != game.events.end() && own->english.empty()) return view::call_label(offer.word);
  const auto common = std::ranges::find(kLabels, offer.type, &view::EventWord::word);
  std::string text = own != game.events.end()      ? tr(own->english)
                     : common != std::end(kLabels) ? tr(common->english)
                                                   : std::string(offer.type);
  if (!offer.word.empty()) text += ": " + view::call_label(offer.word);
  return text;
}

std::string offer_actors(const AnyMatch& match, const Offer& offer, const Names& names) {
  if (static_cast<int>(offer.players.size()) == seat_count(match) && seat_count(match) > 2)
    return tr("anyone");
  std::vector<std::string> all;
  for (const Seat seat : offer.players) all.push_back(names.seats[index(seat)]);
  for (const Side side : offer.sides) {
    const std::string& name = names.sides[index(side)];
    if (std::ranges::find(all, name) == all.end()) all.push_back(name);
  }
  return join(all);
}

std::string worth(std::optional<Points> points) { return points ? std::to_string(*points) : ""; }

std::string offers_text(const session::OpenMatch& open, const Terminal& paper) {
  const AnyMatch& match = open.match();
  const Names names = open.names();
  const view::GameView& game = view::game_view(game_name(match));
  report::Table table{.columns = {report::word_column(tr("What")), report::text_column({}, tr("Who")),
                                  report::number_column({}, tr("Worth")),
                                  report::number_column({}, tr("If refused"))}};
  for (const Offer& offer : offers(match, Offers::legal)) {
    add_row(table, {report::Mark{label_of(game, offer), report::Tone::strong},
                    offer_actors(match, offer, names), worth(offer.worth), worth(offer.if_refused)});
  }
  return terminal_text(paper, table);
}

Answer legal_answer(const Context& context, const session::OpenMatch& match, const std::string& id,
                    std::span<const codec::RefusedText> refused) {
  Answer answer{.status = refused.empty() ? Exit::done : Exit::refused};
  if (context.form == Form::json) {
    answer.json = codec::result_json(match.match(), id, voice_of(match), refused);
    for (const char* field : {"entries", "deal", "winners"}) answer.json.erase(field);
    answer.aside = refusals(refused, {});
  } else {
    answer.text = offers_text(match, context.paper) + refusals(refused, context.paper);
  }
  return answer;
}

struct FileOrId {
  std::string table;
  void describe(Usage& usage) { usage.text("FILE|ID", table).required(); }
};

Answer list_legal(const Context& context, const FileOrId& arguments) {
  if (is_input_file(arguments.table)) {
    const auto scored = score_trial(context, read_input_file(arguments.table), session::RefusalPolicy::stop);
    if (!scored.match) return not_started_answer(context, scored);
    return legal_answer(context, *scored.match, "", refused_texts(scored.refused, voice_of(*scored.match)));
  }
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.table));
  return legal_answer(context, match, match.id(), {});
}

}  // namespace

Commands legal_commands() {
  return {command("legal", N_("list what may be entered now, by whom and for how many points"), list_legal)};
}

}  // namespace tanteador::cli
