#include "src/view/game_view.hpp"
#include "src/view/tarot/draft.hpp"
#include "src/view/tarot/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

Names short_of(const BoardContext& context) {
  return {tarot::short_names(context.table.names.seats), tarot::short_names(context.table.names.sides)};
}

void add_barred(MatchScreen& board, const Facts& facts, const Names& names) {
  for (const Fact& each : facts) {
    if (each.name == "barred")
      board.detail += " · " + render({N_("{0} may not bid"), {seat_at(each.value.number)}}, names);
  }
}

void set_between_deals(MatchScreen& board, const BoardContext& context, const tarot::Now& now) {
  int played = 0;
  for (const tarot::Deal& deal : tarot::deals(context)) played = std::max(played, deal.number);
  board.headline = played == 0 ? tr("Ready for the first deal") : say("Deal {0} is over", {played});
  if (!now.dealer) return;
  const Seat first = seat_at((index(*now.dealer) + 1) % seat_count(context.table.match));
  board.detail = render({N_("{0} deals, {1} bids first"), {*now.dealer, first}}, short_of(context));
  add_barred(board, next_deal_facts(context.table.match), short_of(context));
  if (tarot::entering(context, now)) {  // a deal is entered whole, after its taker was chosen
    const tarot::Draft draft = tarot::draft(context, now);
    const std::string contract = call_label(draft.contract);
    board.headline = say("Deal {0}", {played + 1});
    if (draft.taker)
      board.detail =
          render({N_("{0} takes: {1}"), {*draft.taker, std::string_view(contract)}}, short_of(context));
  }
  if (context.state.replacing != 0)
    board.next.push_back({.id = "start_hand",
                          .label = tr("Start the deal"),
                          .command = tarot::enter(tarot::engine::DealStarted{})});
}

void set_open(MatchScreen& board, const BoardContext& context, const tarot::Now& now) {
  const Facts facts = deal_facts(context.table.match);
  const Names names = short_of(context);
  board.stage = MatchScreen::Stage::playing;
  board.headline = say("Deal {0}", {number_fact(facts, "number", 0)});
  if (now.speaker) {
    board.detail = render({N_("{0} to bid"), {*now.speaker}}, names);
    add_barred(board, facts, names);
  }
  if (!now.taker || (now.speaker && context.state.replacing == 0)) return;
  const std::string contract = call_label(now.contract);
  board.detail = now.turn ? render({N_("{0}: {1} · {2} to play · {3} tricks left"),
                                    {*now.taker, std::string_view(contract), *now.turn,
                                     number_fact(facts, "tricks_left", 0)}},
                                   names)
                          : render({N_("{0} takes: {1}"), {*now.taker, std::string_view(contract)}}, names);
  if (!tarot::entering(context, now))
    board.next.push_back({.id = "deal/result",
                          .label = tr("Enter the result…"),
                          .detail = tr("bouts and points"),
                          .command = command::SetState{Changes{tarot::with("open", "1")}}});
}

void fill_tarot(MatchScreen& board, const BoardContext& context) {
  const tarot::Now now = tarot::now(context);
  now.open ? set_open(board, context, now) : set_between_deals(board, context, now);
  board.sheet = tarot::sheet(context, now);
}

std::array<std::string_view, 2> tarot_teams(int, std::string_view) { return {}; }

AnyEvent tarot_card_played(Seat seat, const std::string& card, int) {
  return event_of<Tarot>(tarot::engine::CardPlayed{seat, tarot::card_by_name(card)});
}

constexpr EventWord kTarotEvents[] = {{"petit_sec", N_("petit sec")},
                                      {"barred", N_("may not bid")},
                                      {"king_called", N_("call a king")},
                                      {"dog", N_("show the dog")},
                                      {"chelem_announced", N_("announce a chelem")},
                                      {"poignee", N_("show a poignée")},
                                      {"misere", N_("announce a misère")},
                                      {"result", N_("the result of the deal")}};

constexpr EventWord kTarotWords[] = {{"attack", N_("attack")},
                                     {"defence", N_("defence")},
                                     {"trumps", N_("trumps")},
                                     {"court_cards", N_("court cards")}};

constexpr std::array kTarotRanks{std::string_view("1"),  std::string_view("2"), std::string_view("3"),
                                 std::string_view("4"),  std::string_view("5"), std::string_view("6"),
                                 std::string_view("7"),  std::string_view("8"), std::string_view("9"),
                                 std::string_view("10"), std::string_view("J"), std::string_view("C"),
                                 std::string_view("Q"),  std::string_view("K")};
constexpr std::array kTarotPlayers{4, 3, 5};

}  // namespace

const GameView kTarotView{.game = "tarot",
                          .title = N_("French tarot"),
                          .line = N_("a score sheet with chart, contracts and bouts, 3 to 5 players"),
                          .players = kTarotPlayers,
                          .teams = tarot_teams,
                          .material = Material::ruled,
                          .events = kTarotEvents,
                          .words = kTarotWords,
                          .pack = {.suits = {{{'s', "♠"}, {'h', "♥"}, {'d', "♦"}, {'c', "♣"}}},
                                   .ranks = kTarotRanks,
                                   .tarocks = true,
                                   .fool = "Excuse"},
                          .card_played = tarot_card_played,
                          .forms = tarot::forms(),
                          .tell = tarot::tell,
                          .fill = fill_tarot,
                          .prefill = tarot::prefill,
                          .singles = true,
                          .round_minutes = 40,
                          .slip_fault = tarot::slip_fault,
                          .figures_balance = tarot::figures_balance};

}  // namespace tanteador::view
