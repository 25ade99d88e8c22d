#include "src/view/board.hpp"

#include <algorithm>

#include "src/view/lines.hpp"
#include "src/view/truco.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr int kQuick = 4, kQuickOfThree = 3;  // +1 to +4; less where three columns stand side by side
constexpr std::size_t kLast = 3;

int number_fact(const Facts& facts, std::string_view name, int otherwise) {
  const Fact* found = fact(facts, name);
  return found ? found->value.number : otherwise;
}

std::string upper(std::string_view word) {  // of the game's own, plain Latin words
  std::string text(word);
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

void set_score(SideBoard& board, const Table& table, Side side) {
  const Facts facts = side_facts(table.match, side);
  const int target = number_parameter(table.match, "target", 30);
  const int points = score(table.match, side);
  const Fact* half = fact(facts, "half");
  const int spoken = number_fact(facts, "in_half", points);
  const bool buenas = half && half->value.word == "buenas";
  board.number = points < 0 ? signed_points(points) : std::to_string(spoken);
  board.half = half ? upper(half->value.word) : std::string();
  board.total = say("{0}/{1}", {points, target});
  board.missing = points >= target ? tr("reached") : trn("{0} missing", "{0} missing", target - points);
  board.chicos = number_fact(facts, "chicos", 0);
  board.chicos_to_win = number_parameter(table.match, "chicos_to_win", 1);
  board.reached_buenas = buenas;
  board.tally = {.points = points,
                 .target = target,
                 .half = (target + 1) / 2,
                 .split = half != nullptr,
                 .malas = "MALAS",
                 .buenas = "BUENAS"};
}

std::vector<Action> quick_points(const Scene& scene, Side side) {
  const Offer* tally = legal_offer(scene.offers, "tallied");
  const bool may = tally && std::ranges::find(tally->sides, side) != tally->sides.end();
  const int most = side_count(scene.table.match) > 2 ? kQuickOfThree : kQuick;
  std::vector<Action> actions;
  for (int points = 1; points <= most; ++points) {
    actions.push_back(
        {.id = "points/" + std::to_string(index(side)) + "/" + std::to_string(points),
         .label = signed_points(points),
         .command = enter({{"type", "tallied"}, {"side", side_name(scene.table, side)}, {"points", points}}),
         .enabled = may});
  }
  return actions;
}

void set_tools(Board& board, const Scene& scene) {
  const bool duels = board.contests.size() > 1;  // which have their own
  if (!duels && legal_offer(scene.offers, "card_played"))
    board.tools.push_back(
        {.id = "tool/card", .label = tr("Card played…"), .command = keypad(scene.pick, Keypad::card, 0)});
  if (!duels && legal_offer(scene.offers, "shown"))
    board.tools.push_back(
        {.id = "tool/shown", .label = tr("Cards shown…"), .command = keypad(scene.pick, Keypad::shown, 0)});
  if (!duels && legal_offer(scene.offers, "annulled"))
    board.tools.push_back(
        {.id = "tool/annul", .label = tr("Annul the hand…"), .command = form(scene.pick, "annulled")});
  board.tools.push_back({.id = "tool/more", .label = tr("More…"), .command = form(scene.pick, "")});
}

std::string winners_text(const Table& table, const Outcome& result) {
  if (result.winners.size() == 1)
    return render({english("{0} wins the match"), {result.winners.front()}}, table.names);
  return result.winners.empty() ? tr("The match has ended level")
                                : tr("The match has ended, first place is shared");
}

const SideBoard* chico_winner(const Board& board) {
  const auto found = std::ranges::find_if(
      board.sides, [](const SideBoard& side) { return side.tally.points >= side.tally.target; });
  return found == board.sides.end() ? nullptr : &*found;
}

// Each side says for itself that it agrees; who has said so since the last points is marked.
void set_agreements(Board& board, const Table& table) {
  const auto entries = ledger(table.match);
  const std::int64_t last = entries.empty() ? 0 : index(entries.back().seq);
  for (int side = 0; side < side_count(table.match); ++side) {
    const bool agreed = std::ranges::any_of(table.events, [&](const LoggedEvent& event) {
      return event.kind == "confirmed" && event.seq > last && !is_struck(table.match, EventSeq{event.seq}) &&
             number_in(fields_of(event.payload), "side") == side;
    });
    board.agree.push_back(
        {.id = "agree/" + std::to_string(side),
         .label = side_name(table, side_at(side)),
         .detail = agreed ? tr("agrees") : tr("We agree"),
         .command = enter({{"type", "confirmed"}, {"side", side_name(table, side_at(side))}}),
         .enabled = !agreed,
         .chosen = agreed});
  }
}

void set_decided(Board& board, const Scene& scene, const Outcome& result) {
  board.stage = Board::Stage::decided;
  board.headline = winners_text(scene.table, result);
  board.next.push_back({.id = "again",
                        .label = tr("Rematch"),
                        .detail = tr("Same people, same rules"),
                        .command = command::Again{scene.table.id}});
  board.next.push_back({.id = "new", .label = tr("New match"), .command = command::Go{Screen::new_match}});
  board.agree_title = tr("Does each side agree with the result?");
  set_agreements(board, scene.table);
}

void set_between(Board& board, const Scene& scene, int hand) {
  const SideBoard* winner = chico_winner(board);
  board.headline = winner      ? say("{0} wins the chico", {std::string_view(winner->name)})
                   : hand == 0 ? tr("Ready for the first hand")
                               : say("Hand {0} is over", {hand});
  if (!legal_offer(scene.offers, "hand_started")) return;
  Action start = truco::start_hand(scene, hand + 1);
  start.detail = winner ? tr("The next chico begins") : tr("or write points straight on the tally");
  board.next.push_back(std::move(start));
}

void set_stage(Board& board, const Scene& scene) {
  const Facts deal = deal_facts(scene.table.match);
  const int hand = number_fact(deal, "number", 0);
  const Outcome result = outcome(scene.table.match);
  if (result.status != Outcome::Status::in_progress) return set_decided(board, scene, result);
  if (!hand_is_open(scene.offers)) return set_between(board, scene, hand);
  const bool settling =
      std::ranges::any_of(board.contests, [](const Contest& each) { return !each.settle.empty(); });
  const bool pica = board.contests.size() > 1;
  board.stage = settling ? Board::Stage::settling : Board::Stage::playing;
  board.headline = pica ? say("Hand {0}: pica-pica", {hand}) : say("Hand {0}", {hand});
  const auto dealer = seat_fact(deal, "dealer"), leader = seat_fact(deal, "leader");
  if (dealer && leader)
    board.detail = render({english("{0} deals, {1} is mano"), {*dealer, *leader}}, scene.table.names);
}

const LoggedEvent* event_at(const Table& table, std::optional<EventSeq> seq) {
  if (!seq) return nullptr;
  const auto found = std::ranges::find(table.events, static_cast<std::int64_t>(*seq), &LoggedEvent::seq);
  return found == table.events.end() ? nullptr : &*found;
}

// What a correction struck, in words.
std::string struck_text(const Table& table, const LoggedEvent& correction) {
  const LoggedEvent* target = &correction;
  while (target && target->kind == "voided")
    target = event_at(table, EventSeq{number_in(fields_of(target->payload), "seq")});
  return target ? describe(*target, names_at(table, target->seq)) : std::string();
}

void set_corrections(Board& board, const Table& table) {
  const LoggedEvent* undone = event_at(table, undo_target(table.match));
  const LoggedEvent* redone = event_at(table, redo_target(table.match));
  board.undo = {.id = "undo",
                .label = tr("Undo"),
                .detail = undone ? struck_text(table, *undone) : tr("nothing to undo"),
                .command = command::Undo{},
                .enabled = undone != nullptr};
  board.redo = {.id = "redo",
                .label = tr("Redo"),
                .detail = redone ? struck_text(table, *redone) : tr("nothing to redo"),
                .command = command::Redo{},
                .enabled = redone != nullptr};
  board.last_title = tr("Last entries");
  const std::size_t from = table.events.size() - std::min(table.events.size(), kLast);
  for (std::size_t i = from; i < table.events.size(); ++i) {
    const LoggedEvent& event = table.events[i];
    const std::string text = event.kind != "voided"
                                 ? describe(event, names_at(table, event.seq))
                                 : say("Taken back: {0}", {std::string_view(struck_text(table, event))});
    board.last.push_back(std::to_string(event.seq) + "  " + text);
  }
}

// An earlier event is being replaced: what is shown is the table as it stood before it.
void set_instead(Board& board, const Scene& scene, const std::string& event) {
  if (scene.pick.replacing == 0) return;
  board.instead = say("What is entered next stands instead of event {0}: {1}",
                      {static_cast<int>(scene.pick.replacing), std::string_view(event)});
  Pick kept = scene.pick;
  kept.replacing = 0;
  board.keep = {.id = "keep", .label = tr("Leave it"), .command = command::Aim{std::move(kept)}};
  board.undo.enabled = board.redo.enabled = false;
  for (Action& next : board.next) next.enabled = next.id == "start_hand";
}

void set_sides(Board& board, const Scene& scene) {
  for (int place = 0; place < side_count(scene.table.match); ++place) {
    const Side side = side_at(place);
    SideBoard one;
    one.name = side_name(scene.table, side);
    set_score(one, scene.table, side);
    one.points = quick_points(scene, side);
    board.sides.push_back(std::move(one));
  }
}

}  // namespace

const Fact* fact(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() ? nullptr : &*found;
}

std::optional<Seat> seat_fact(const Facts& facts, std::string_view name) {
  const Fact* found = fact(facts, name);
  return found ? std::optional(seat_at(found->value.number)) : std::nullopt;
}

int number_parameter(const AnyMatch& match, std::string_view name, int otherwise) {
  const auto value = parameter(match, name);
  const int* number = value ? std::get_if<int>(&*value) : nullptr;
  return number ? *number : otherwise;
}

const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word,
                         int duel) {
  const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
    return offer.type == type && offer.word == word && offer.duel.value_or(0) == duel && !offer.refused;
  });
  return found == offers.end() ? nullptr : &*found;
}

bool hand_is_open(const std::vector<Offer>& offers) { return legal_offer(offers, "annulled") != nullptr; }

const std::string& seat_name(const Table& table, Seat seat) {
  return table.names.seats[static_cast<std::size_t>(seat)];
}
const std::string& side_name(const Table& table, Side side) {
  return table.names.sides[static_cast<std::size_t>(side)];
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

std::string joined_names(const Table& table, const std::vector<Seat>& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(seat_name(table, seat));
  return joined(names, ", ");
}

const Names& names_at(const Table& table, std::int64_t seq) {
  for (const EarlierNames& earlier : table.earlier) {
    if (seq < earlier.before) return earlier.names;
  }
  return table.names;
}

Board make_board(const Table& table, const Pick& pick) {
  Board board;
  const std::vector<Offer> all = offers(table.match, Offers::with_refused);
  const Scene scene{table, all, pick};
  set_sides(board, scene);
  board.seats = truco::seats(scene);
  if (hand_is_open(all)) board.contests = truco::contests(scene);
  set_stage(board, scene);
  if (board.stage != Board::Stage::decided) board.deal = truco::deal_help(scene);
  set_tools(board, scene);
  set_corrections(board, table);
  std::vector<Offer> shown = all;  // between hands only the points can be missed
  if (!hand_is_open(all)) std::erase_if(shown, [](const Offer& offer) { return offer.type != "tallied"; });
  board.reasons = truco::reasons({table, shown, pick});
  board.reasons_title = tr("Not now");
  board.more_reasons = {.id = "more", .label = tr("More")};
  set_instead(board, scene, table.instead);
  if (pick.more) board.more = make_more(scene);
  if (pick.keypad != Keypad::none) board.keypad = make_keypad(scene);
  return board;
}

}  // namespace tanteador::view
