#include <algorithm>

#include "src/view/troccas/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace troccas {

int place(const BoardState& state, std::string_view name, int otherwise) {
  const std::string& given = state.value(name);
  return given.empty() ? otherwise : std::stoi(given);
}

bool is_open(const BoardContext& context) { return hand_is_open(context.offers); }
bool has_teams(const BoardContext& context) { return !has_single_player_sides(context.table.match); }

std::optional<Seat> skatist(const BoardContext& context) {
  return seat_fact(is_open(context) ? deal_facts(context.table.match) : next_deal_facts(context.table.match),
                   "dealer");
}

Entries with_deal(const BoardContext& context, engine::Event event) {
  Entries entries;
  if (!is_open(context) && context.state.replacing == 0) entries.push_back(as_entry(engine::DealStarted{}));
  entries.push_back(as_entry(std::move(event)));
  return entries;
}

engine::Card card_by_name(const std::string& word) {
  return engine::Pack::parse(word).value_or(engine::Card{});
}

}  // namespace troccas

namespace {

using namespace troccas;

constexpr int kOnceEach = 4;  // deals: each player is skatist once, whatever the number of players

std::string right_text(const Facts& facts, bool& is_claimed) {
  const auto has = [&](std::string_view name, std::string_view word) {
    return std::ranges::any_of(
        facts, [&](const Fact& each) { return each.name == name && each.value.word == word; });
  };
  is_claimed = has("claimed", "nine_ten") || has("claimed", "nineteen");
  if (has("claimed", "nineteen")) return tr("asked for all 19 cards at once");
  if (has("claimed", "nine_ten")) return tr("asked for 9 and 10 cards");
  if (has("rights", "nineteen")) return tr("may ask for all 19 cards at once");
  return has("rights", "nine_ten") ? tr("may ask for 9 and 10 cards") : std::string();
}

struct RightWord {
  std::string_view word, label;
  troccas::engine::Right right;
};
constexpr RightWord kRights[] = {{"nine_ten", "9 + 10", troccas::engine::Right::nine_ten},
                                 {"nineteen", "19", troccas::engine::Right::nineteen}};

std::vector<Button> claims(const BoardContext& context, Side side) {
  std::vector<Button> actions;
  for (const RightWord& right : kRights) {
    const Offer* offer = legal_offer(context.offers, "right_claimed", right.word);
    if (!offer || std::ranges::find(offer->sides, side) == offer->sides.end()) continue;
    actions.push_back({.id = "claim/" + std::to_string(index(side)) + "/" + std::string(right.word),
                       .label = std::string(right.label),
                       .command = troccas::enter(troccas::engine::RightClaimed{side, right.right})});
  }
  return actions;
}

TroccasColumn column(const BoardContext& context, Side side, bool going) {
  TroccasColumn view;
  const Facts now = side_facts(context.table.match, side);
  const auto lays = skatist(context);
  view.name = side_name(context.table, side);
  if (going && !has_teams(context) && lays && side_of(context.table.match, *lays) == side)
    view.badge = "Skatist";
  view.account = score(context.table.match, side);
  view.number = account_text(view.account);
  view.target = std::to_string(number_fact(now, "target", 0));
  const int taken = number_fact(now, "taken", 0);
  if (is_open(context) && taken > 0) view.taken = trn("{0} trick", "{0} tricks", taken);
  if (going && !is_open(context)) {
    view.right = right_text(now, view.is_claimed);
    view.claims = claims(context, side);
  }
  return view;
}

std::string deal_text(const BoardContext& context, int number) {
  int of = number_parameter(context.table.match, "deals", kOnceEach);
  if (of == kOnceEach) of = seat_count(context.table.match);
  return of == 0 || number > of ? say("Deal {0}", {number}) : say("Deal {0} of {1}", {number, of});
}

// The player to act after the first card; before it, dealer and leader.
std::string detail_text(const BoardContext& context) {
  const MatchContext& match = context.table;
  const Facts deal = deal_facts(match.match);
  const auto lays = skatist(context);
  if (!lays) return {};
  const auto turn = is_open(context) ? seat_fact(deal, "turn") : std::nullopt;
  if (turn) {
    const int left = number_fact(deal, "tricks_left", 0);
    return join({render({N_("{0} plays next"), {*turn}}, match.names),
                 trn("{0} trick left", "{0} tricks left", left)},
                " · ");
  }
  const Seat leads = seat_at((index(*lays) + 1) % seat_count(match.match));
  const std::string who =
      render({N_("{0} is the skatist and deals, {1} leads"), {*lays, leads}}, match.names);
  const Fact* packets = is_open(context) ? fact(deal, "packets") : nullptr;
  if (!packets || packets->value.word == "6+6+7") return who;
  return join({who, say("{0} dealt", {packets->value.word})}, " · ");
}

void set_deal_stage(MatchScreen& board, const BoardContext& context) {
  const bool open = is_open(context);
  const int number = number_fact(deal_facts(context.table.match), "number", 0);
  board.stage = open ? MatchScreen::Stage::playing : MatchScreen::Stage::between;
  board.headline = deal_text(context, open ? number : number + 1);
  board.detail = detail_text(context);
  if (legal_offer(context.offers, "deal_started"))
    board.tools.push_back({.id = "start_deal",
                           .label = tr("Start the deal"),
                           .command = troccas::enter(troccas::engine::DealStarted{})});
  if (legal_offer(context.offers, "discarded"))
    board.tools.push_back({.id = "tool/skat", .label = tr("Skat…"), .command = form("discarded")});
  else if (legal_offer(context.offers, "trick_won"))
    board.tools.push_back({.id = "tool/trick", .label = tr("Trick…"), .command = form("trick_won")});
}

void fill_troccas(MatchScreen& board, const BoardContext& context) {
  const bool going = outcome(context.table.match).status == Outcome::Status::in_progress;
  TroccasSlate slate;
  for (int side = 0; side < side_count(context.table.match); ++side)
    slate.columns.push_back(column(context, side_at(side), going));
  slate.credit = tr("credit");
  slate.debt = tr("debt");
  slate.deals_title = tr("The deals");
  slate.no_deals = tr("Every deal is listed here: points, target and account.");
  slate.deals = deals(context.table);
  const bool whole = is_open(context) || context.state.replacing == 0;  // one entry ends a deal
  if (going) set_deal_stage(board, context);
  if (going && whole) {
    slate.entry = entry(context);
    slate.pile = pile(context);
  }
  board.sheet = std::move(slate);
}

std::array<std::string_view, 2> troccas_teams(int players, std::string_view) {
  if (players % 2 != 0) return {};
  return {"Nus", "Vus"};
}

AnyEvent troccas_card_played(Seat seat, const std::string& card, int) {
  return event_of<Troccas>(troccas::engine::CardPlayed{seat, troccas::card_by_name(card)});
}

constexpr EventWord kTroccasEvents[] = {
    {"right_claimed", N_("claim a right")},         {"redeal_asked", N_("ask for a new deal")},
    {"jack_called", N_("the king calls the jack")}, {"knocked", N_("knock")},
    {"fool_exchanged", N_("exchange the fool")},    {"matsch", N_("matsch")}};

constexpr EventWord kTroccasWords[] = {{"nine_ten", N_("9 and 10 cards")},
                                       {"nineteen", N_("all 19 cards at once")}};

constexpr std::string_view kTroccasRanks[] = {"1", "2", "3",  "4", "5", "6", "7",
                                              "8", "9", "10", "J", "C", "Q", "K"};
constexpr std::array kTroccasPlayers{4, 3, 5, 6};

}  // namespace

const GameView kTroccasView{
    .game = "troccas",
    .title = N_("Troccas"),
    .line = N_("debt and credit on a slate, tarocks and a fool, 3 to 6 players"),
    .players = kTroccasPlayers,
    .teams = troccas_teams,
    .material = Material::slate,
    .events = kTroccasEvents,
    .words = kTroccasWords,
    .pack = {.suits = {{{'s', "spadas"}, {'b', "bastuns"}, {'c', "cuppas"}, {'r', "rosas"}}},
             .ranks = kTroccasRanks,
             .tarocks = true,
             .fool = "Narr"},
    .card_played = troccas_card_played,
    .forms = troccas::forms(),
    .tell = troccas::tell,
    .fill = fill_troccas,
    .prefill = troccas::prefill,
    .slip_fault = troccas::slip_fault};

}  // namespace tanteador::view
