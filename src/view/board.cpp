#include "src/view/board.hpp"

#include <algorithm>

#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr int kQuick = 4;  // +1 to +4
constexpr std::size_t kLast = 3;

int number_fact(const Facts& facts, std::string_view name, int otherwise) {
  const Fact* found = fact(facts, name);
  return found ? found->value.number : otherwise;
}

int number_parameter(const AnyMatch& match, std::string_view name, int otherwise) {
  const auto value = parameter(match, name);
  const int* number = value ? std::get_if<int>(&*value) : nullptr;
  return number ? *number : otherwise;
}

std::optional<Seat> seat_fact(const Facts& facts, std::string_view name) {
  const Fact* found = fact(facts, name);
  return found ? std::optional(seat_at(found->value.number)) : std::nullopt;
}

const std::string& seat_name(const Table& table, Seat seat) {
  return table.names.seats[static_cast<std::size_t>(seat)];
}
const std::string& side_name(const Table& table, Side side) {
  return table.names.sides[static_cast<std::size_t>(side)];
}

std::string upper(std::string_view word) {  // of the game's own, plain Latin words
  std::string text(word);
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

std::string badge_of(const Facts& deal, Seat seat) {
  if (seat_fact(deal, "leader") == seat)
    return seat_fact(deal, "dealer") == seat ? tr("mano · dealer") : tr("mano");
  return seat_fact(deal, "dealer") == seat ? tr("dealer") : std::string();
}

std::vector<Seat> seats_of(const Table& table, Side side) {
  std::vector<Seat> seats;
  for (int place = 0; place < seat_count(table.match); ++place) {
    if (side_of(table.match, seat_at(place)) == side) seats.push_back(seat_at(place));
  }
  return seats;
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

void set_seats(SideBoard& board, const Table& table, Side side, const Pick& pick) {
  const Facts deal = deal_facts(table.match);
  const std::vector<Seat> seats = seats_of(table, side);
  if (seats.size() == 1) {
    board.badge = badge_of(deal, seats.front());
    return;
  }
  for (const Seat seat : seats) {
    Pick next = pick;
    next.speaker[static_cast<std::size_t>(side)] = seat;
    board.seats.push_back({.id = "seat/" + std::to_string(index(seat)),
                           .label = seat_name(table, seat),
                           .detail = badge_of(deal, seat),
                           .command = command::Aim{std::move(next)},
                           .chosen = seat == speaker(table, side, pick)});
  }
}

std::vector<Action> quick_points(const Table& table, const std::vector<Offer>& offers, Side side) {
  const Offer* tally = legal_offer(offers, "tallied");
  const bool may = tally && std::ranges::find(tally->sides, side) != tally->sides.end();
  std::vector<Action> actions;
  for (int points = 1; points <= kQuick; ++points) {
    EventLine line("tallied");
    line.text("side", side_name(table, side)).number("points", points);
    actions.push_back({.id = "points/" + std::to_string(index(side)) + "/" + std::to_string(points),
                       .label = signed_points(points),
                       .command = command::Enter{line.str()},
                       .enabled = may});
  }
  return actions;
}

void set_settling(Board& board, const Table& table, const std::vector<Offer>& offers, const Pick& pick) {
  for (const std::string_view talk : {"flor", "envido"}) {
    const Offer* offer = legal_offer(offers, "settled", talk);
    if (!offer || !board.settle.empty()) continue;
    board.settle_title = say("Who won the {0}?", {talk});
    for (const Side side : offer->sides) {
      board.settle.push_back(
          {.id = "settle/" + std::to_string(index(side)),
           .label = side_name(table, side),
           .command = command::Enter{
               EventLine("settled").text("of", talk).text("winner", side_name(table, side)).str()}});
    }
    Pick keypad = pick;
    keypad.keypad = talk == "flor" ? Keypad::flor_value : Keypad::envido_value;
    board.settle.push_back(
        {.id = "settle/value", .label = tr("With the value…"), .command = command::Aim{std::move(keypad)}});
  }
}

// The trick that is being played, counted from the hand's start.
int trick_number(const Table& table) {
  int tricks = 1;
  for (const LoggedEvent& event : table.events) {
    const EventSeq seq{event.seq};
    if (is_struck(table.match, seq) || is_correction(table.match, seq)) continue;
    if (event.kind == "hand_started") tricks = 1;
    if (event.kind == "trick_won") ++tricks;
  }
  return tricks;
}

void set_trick(Board& board, const Table& table, const std::vector<Offer>& offers) {
  const Offer* offer = legal_offer(offers, "trick_won");
  if (!offer) return;
  board.trick_title = say("Trick {0}: who won it?", {trick_number(table)});
  const auto side_button = [&](Side side) {
    return Action{
        .id = "trick/" + std::to_string(index(side)),
        .label = side_name(table, side),
        .command = command::Enter{EventLine("trick_won").text("winner", side_name(table, side)).str()}};
  };
  for (const Side side : offer->sides) board.trick.push_back(side_button(side));
  const auto middle = board.trick.begin() + static_cast<std::ptrdiff_t>(board.trick.size() / 2);
  board.trick.insert(middle, {.id = "trick/tied",
                              .label = "Parda",
                              .command = command::Enter{EventLine("trick_won").yes("tied").str()}});
}

void set_tools(Board& board, const std::vector<Offer>& offers, const Pick& pick) {
  const auto keypad = [&](Keypad which) {
    Pick next = pick;
    next.keypad = which;
    next.cards.clear();
    return command::Aim{std::move(next)};
  };
  if (legal_offer(offers, "card_played"))
    board.tools.push_back({.id = "tool/card", .label = tr("Card played…"), .command = keypad(Keypad::card)});
  if (legal_offer(offers, "shown"))
    board.tools.push_back(
        {.id = "tool/shown", .label = tr("Cards shown…"), .command = keypad(Keypad::shown)});
  if (legal_offer(offers, "annulled")) {
    board.tools.push_back(
        {.id = "tool/annul",
         .label = tr("Annul the hand"),
         .command = command::Enter{EventLine("annulled").text("reason", "dealt again").str()}});
  }
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

void set_stage(Board& board, const Table& table, const std::vector<Offer>& offers) {
  const Facts deal = deal_facts(table.match);
  const int hand = number_fact(deal, "number", 0);
  const bool open = legal_offer(offers, "annulled") != nullptr;
  const Outcome result = outcome(table.match);
  if (result.status != Outcome::Status::in_progress) {
    board.stage = Board::Stage::decided;
    board.headline = winners_text(table, result);
    board.next.push_back({.id = "again",
                          .label = tr("Rematch"),
                          .detail = tr("Same people, same rules"),
                          .command = command::Again{table.id}});
    board.next.push_back({.id = "new", .label = tr("New match"), .command = command::Go{Screen::new_match}});
    return;
  }
  if (open) {
    board.stage = board.settle.empty() ? Board::Stage::playing : Board::Stage::settling;
    board.headline = say("Hand {0}", {hand});
  } else {
    const SideBoard* winner = chico_winner(board);
    board.headline = winner      ? say("{0} wins the chico", {std::string_view(winner->name)})
                     : hand == 0 ? tr("Ready for the first hand")
                                 : say("Hand {0} is over", {hand});
    if (legal_offer(offers, "hand_started")) {
      board.next.push_back(
          {.id = "start_hand",
           .label = say("Start hand {0}", {hand + 1}),
           .detail = winner ? tr("The next chico begins") : tr("or write points straight on the tally"),
           .command = command::Enter{EventLine("hand_started").str()}});
    }
  }
  const auto dealer = seat_fact(deal, "dealer"), leader = seat_fact(deal, "leader");
  if (dealer && leader)
    board.detail = render({english("{0} deals, {1} is mano"), {*dealer, *leader}}, table.names);
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
    target = event_at(table, EventSeq{Fields(target->payload).number("seq")});
  return target ? describe(*target, table.names) : std::string();
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
                                 ? describe(event, table.names)
                                 : say("Taken back: {0}", {std::string_view(struck_text(table, event))});
    board.last.push_back(std::to_string(event.seq) + "  " + text);
  }
}

}  // namespace

const Fact* fact(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() ? nullptr : &*found;
}

Seat speaker(const Table& table, Side side, const Pick& pick) {
  const std::vector<Seat> seats = seats_of(table, side);
  const auto picked = pick.speaker[static_cast<std::size_t>(side)];
  if (picked && std::ranges::find(seats, *picked) != seats.end()) return *picked;
  const auto leader = seat_fact(deal_facts(table.match), "leader");
  return leader && std::ranges::find(seats, *leader) != seats.end() ? *leader : seats.front();
}

Board make_board(const Table& table, const Pick& pick) {
  Board board;
  const std::vector<Offer> all = offers(table.match, Offers::with_refused);
  for (int place = 0; place < side_count(table.match); ++place) {
    const Side side = side_at(place);
    SideBoard one;
    one.name = side_name(table, side);
    set_score(one, table, side);
    set_seats(one, table, side, pick);
    one.calls = call_rows(table, all, side, pick);
    one.leave = leave_actions(table, all, side, pick);
    one.points = quick_points(table, all, side);
    board.sides.push_back(std::move(one));
  }
  set_settling(board, table, all, pick);
  set_stage(board, table, all);
  set_trick(board, table, all);
  set_tools(board, all, pick);
  set_corrections(board, table);
  const bool in_hand = board.stage == Board::Stage::playing || board.stage == Board::Stage::settling;
  std::vector<Offer> shown = all;  // between hands only the points can be missed
  if (!in_hand) std::erase_if(shown, [](const Offer& offer) { return offer.type != "tallied"; });
  board.reasons = reasons(shown, table.names);
  board.reasons_title = tr("Not now");
  board.more_reasons = {.id = "more", .label = tr("More")};
  if (pick.keypad != Keypad::none) board.keypad = make_keypad(table, all, pick);
  return board;
}

}  // namespace tanteador::view
