#include "src/view/game_view.hpp"

#include <algorithm>

#include "src/registry/log.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/rulebook/ask.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kLast = 3;

// Within a hand the key keeps its place: it is disabled while no such entry is possible.
void add_keypad_tool(MatchScreen& board, const BoardContext& context, std::string_view type, Button key) {
  key.enabled = legal_offer(context.offers, type) != nullptr;
  const bool known = std::ranges::find(context.offers, type, &Offer::type) != context.offers.end();
  if (key.enabled || (known && hand_is_open(context.offers))) board.tools.push_back(std::move(key));
}

void set_tools(MatchScreen& board, const BoardContext& context) {
  const bool open = hand_is_open(context.offers);
  const bool several = open && contest_facts(context.table.match).size() > 1;  // with buttons of their own
  if (!several) {
    add_keypad_tool(board, context, "card_played",
                    {.id = "tool/card", .label = tr("Card played…"), .command = keypad(Keypad::card, 0)});
    add_keypad_tool(board, context, "shown",
                    {.id = "tool/shown", .label = tr("Cards shown…"), .command = keypad(Keypad::shown, 0)});
  }
  if (open && !several && !context.state.ask.on)
    board.tools.push_back({.id = "tool/annul",
                           .label = tr(game_view(game_name(context.table.match)).deal.cancel),
                           .command = form("annulled")});
  if (!context.state.ask.on && context.state.replacing == 0) {
    board.tools.push_back(ask_tool(context.state));
    if (!several) board.tools.push_back({.id = "tool/why", .label = tr("Why?"), .command = command::Why{}});
  }
  board.tools.push_back({.id = "tool/more", .label = tr("More…"), .command = form("")});
  for (Button& tool : board.tools) tool.help = help_on(tool.id).text;
}

Button explain_button(const MatchContext& match, std::size_t side) {
  return {.id = "why/" + std::to_string(side),
          .label = plain_points(score(match.match, side_at(static_cast<int>(side)))),
          .command = command::Why{static_cast<int>(side)}};
}

void set_whys(MatchScreen& board, const MatchContext& match) {
  std::size_t side = 0;
  for (Button* why : scores_of(board.sheet)) *why = explain_button(match, side++);
}

std::string winners_text(const MatchContext& match, const Outcome& result) {
  if (result.winners.size() == 1)
    return render({N_("{0} wins the match"), {result.winners.front()}}, match.names);
  if (!result.winners.empty()) return tr("The match has ended, first place is shared");
  return result.status == Outcome::Status::drawn ? tr("The match ended in a draw")
                                                 : tr("The match has ended");
}

// A button for each side; sides that have agreed since the last points are marked.
void set_agreements(MatchScreen& board, const MatchContext& match) {
  for (int side = 0; side < side_count(match.match); ++side) {
    const bool agreed = has_confirmed(match.match, side_at(side));
    board.agree.push_back({.id = "agree/" + std::to_string(side),
                           .label = side_name(match, side_at(side)),
                           .detail = agreed ? tr("agrees") : tr("We agree"),
                           .command = enter(event_at_table(
                               match.match, Note{.kind = Note::Kind::confirmed, .side = side_at(side)})),
                           .enabled = !agreed,
                           .chosen = agreed});
  }
}

void set_decided(MatchScreen& board, const BoardContext& context, const Outcome& result) {
  board.stage = MatchScreen::Stage::decided;
  board.detail.clear();
  board.next.clear();
  board.headline = winners_text(context.table, result);
  board.next.push_back({.id = "again",
                        .label = tr("Rematch"),
                        .detail = tr("Same people, same rules"),
                        .command = command::Again{context.table.id}});
  board.next.push_back({.id = "new", .label = tr("New match"), .command = command::Go{Screen::new_match}});
  board.agree_title = tr("Does everyone agree with the result?");
  set_agreements(board, context.table);
}

const LoggedEvent* event_at(const MatchContext& match, std::optional<EventSeq> seq) {
  if (!seq) return nullptr;
  const auto found = std::ranges::find(match.events, static_cast<std::int64_t>(*seq), &LoggedEvent::seq);
  return found == match.events.end() ? nullptr : &*found;
}

std::string struck_text(const MatchContext& match, const LoggedEvent& correction) {
  const LoggedEvent* target = &correction;
  while (target && target->kind == "voided")
    target = event_at(match, struck_seqs(match.match, EventSeq{target->seq}).front());
  return target ? describe(match, target->seq) : std::string();
}

// A correction of a correction enters the struck event again.
std::string correction_text(const MatchContext& match, const LoggedEvent& correction) {
  bool is_undone = false;
  const LoggedEvent* target = &correction;
  for (; target && target->kind == "voided"; is_undone = !is_undone)
    target = event_at(match, struck_seqs(match.match, EventSeq{target->seq}).front());
  const std::string what = struck_text(match, correction);
  return is_undone ? say("Undone: {0}", {std::string_view(what)})
                   : say("Redone: {0}", {std::string_view(what)});
}

std::string action_text(const MatchContext& match, const LoggedEvent* action) {
  if (!action) return tr("nothing to undo");
  return action->kind == "voided" ? correction_text(match, *action) : struck_text(match, *action);
}

// The undo button names the last event of a tap; for a correction the first, which names everything struck.
const LoggedEvent* undone_event(const MatchContext& match) {
  const auto last = undo_target(match.match);
  if (!last || !match.act_began) return event_at(match, last);
  const EventSeq first = match.act_began(*last);
  return event_at(match, is_correction(match.match, first) ? first : last);
}

std::string undone_text(const MatchContext& match, const LoggedEvent* undo) {
  if (!undo) return tr("nothing to redo");
  const std::string what =
      action_text(match, event_at(match, struck_seqs(match.match, EventSeq{undo->seq}).front()));
  return say("Redone: {0}", {std::string_view(what)});
}

void set_corrections(MatchScreen& board, const MatchContext& match) {
  const LoggedEvent* undone = undone_event(match);
  const LoggedEvent* redone = event_at(match, redo_target(match.match));
  board.undo = {.id = "undo",
                .label = tr("Undo"),
                .detail = action_text(match, undone),
                .command = command::Undo{},
                .enabled = undone != nullptr};
  board.redo = {.id = "redo",
                .label = tr("Redo"),
                .detail = undone_text(match, redone),
                .command = command::Redo{},
                .enabled = redone != nullptr};
  board.last_title = tr("Latest entries");
  const std::size_t from = match.events.size() - std::min(match.events.size(), kLast);
  for (std::size_t i = from; i < match.events.size(); ++i) {
    const LoggedEvent& event = match.events[i];
    const std::string text =
        event.kind != "voided" ? describe(match, event.seq) : correction_text(match, event);
    board.last.push_back(std::to_string(event.seq) + "  " + text);
  }
}

// The table shows the match before the replaced event.
void set_instead(MatchScreen& board, const BoardContext& context) {
  if (context.state.replacing == 0) return;
  board.instead = say("Your next entry replaces entry {0}: {1}",
                      {static_cast<int>(context.state.replacing), std::string_view(context.table.instead)});
  board.keep = {.id = "keep",
                .label = tr("Cancel replacing"),
                .command = command::SetState{Changes{put<&BoardState::replacing>(0)}}};
  board.undo.enabled = board.redo.enabled = false;
  for (Button& next : board.next) next.enabled = next.id != "again" && next.id != "new";
  if (context.table.now) tell_scores_instead(board, *context.table.now, EventSeq{context.state.replacing});
}

}  // namespace

int number_fact(const Facts& facts, std::string_view name, int otherwise) {
  const Fact* found = fact(facts, name);
  return found ? found->value.number : otherwise;
}

const Fact* fact(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() ? nullptr : &*found;
}

std::optional<Seat> seat_fact(const Facts& facts, std::string_view name) {
  const Fact* found = fact(facts, name);
  const bool somebody = found && found->value.kind == Arg::Kind::seat;
  return somebody ? std::optional(seat_at(found->value.number)) : std::nullopt;
}

int number_parameter(const AnyMatch& match, std::string_view name, int otherwise) {
  const auto value = parameter(match, name);
  const int* number = value ? std::get_if<int>(&*value) : nullptr;
  return number ? *number : otherwise;
}

const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word,
                         int contest) {
  const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
    return offer.type == type && offer.word == word && offer.contest.value_or(0) == contest && !offer.refused;
  });
  return found == offers.end() ? nullptr : &*found;
}

bool hand_is_open(const std::vector<Offer>& offers) { return legal_offer(offers, "annulled") != nullptr; }

const std::string& seat_name(const MatchContext& match, Seat seat) { return match.names.seats[index(seat)]; }
const std::string& side_name(const MatchContext& match, Side side) { return match.names.sides[index(side)]; }

std::string joined_names(const MatchContext& match, const std::vector<Seat>& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(seat_name(match, seat));
  return join(names, ", ");
}

const Names& names_at(const MatchContext& match, std::int64_t seq) {
  for (const EarlierNames& earlier : match.earlier) {
    if (seq < earlier.before) return earlier.names;
  }
  return match.names;
}

MatchScreen make_match_screen(const MatchContext& match, const BoardState& state) {
  MatchScreen board;
  const std::vector<Offer> all = offers(match.match, Offers::with_refused);
  const BoardContext context{match, all, state};
  game_view(game_name(match.match)).fill(board, context);
  const Outcome result = outcome(match.match);
  if (result.status != Outcome::Status::in_progress) set_decided(board, context, result);
  set_tools(board, context);
  set_corrections(board, match);
  set_whys(board, match);
  if (result.status != Outcome::Status::in_progress) set_finale(board, match);
  board.reasons_title = tr("Not possible now");
  board.more_reasons = {.id = "more", .label = tr("More reasons")};
  if (state.more) board.more = make_more(context);
  if (state.keypad != Keypad::none) board.keypad = make_keypad(context);
  if (!state.ask.on) set_instead(board, context);
  name_lost_answers(board, context);
  if (state.ask.on) turn_into_questions(board, state);
  if (state.ask.on && !state.ask.events.empty() && match.ask) board.answer = make_answer(match, state);
  return board;
}

}  // namespace tanteador::view
