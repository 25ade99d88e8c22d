#include <algorithm>

#include "src/view/truf/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace truf {

namespace {

Stage stage_of(const BoardContext& context, const Facts& deal) {
  if (legal_offer(context.offers, "deal_started")) return Stage::ready;
  if (seat_fact(deal, "shift") && legal_offer(context.offers, "bid_shifted")) return Stage::shifting;
  if (legal_offer(context.offers, "bid")) return Stage::bidding;
  return legal_offer(context.offers, "tricks") || legal_offer(context.offers, "card_played") ? Stage::playing
                                                                                             : Stage::over;
}

constexpr std::array kRanks{std::string_view("2"), std::string_view("3"), std::string_view("4"),
                            std::string_view("5"), std::string_view("6"), std::string_view("7"),
                            std::string_view("8"), std::string_view("9"), std::string_view("10"),
                            std::string_view("J"), std::string_view("Q"), std::string_view("K"),
                            std::string_view("A")};
constexpr std::array kPlayers{kSeats};
constexpr PackView kPack{.suits = {{{'s', "♠"}, {'h', "♥"}, {'d', "♦"}, {'c', "♣"}}}, .ranks = kRanks};

constexpr std::string_view kSeat = "truf/seat";

}  // namespace

Now now(const BoardContext& context) {
  Facts deal = deal_facts(context.table.match);
  const Stage stage = stage_of(context, deal);
  return {context, stage, std::move(deal), next_deal_facts(context.table.match),
          !context.table.instead.empty()};
}

command::SetState Now::pick(const std::string& key, std::string value) const {
  return {Changes{put(kSeat, ""), put("truf/" + key, std::move(value))}};
}

std::string Now::word(std::string_view name) const {
  const Fact* found = fact(deal, name);
  return found ? std::string(found->value.word) : std::string();
}

int deal_direction(const Facts& facts) {
  const Fact* found = fact(facts, "direction");
  return found && found->value.word == "cw" ? -1 : 1;
}

std::optional<Seat> next_asked(const Now& now, const std::vector<Seat>& may, const std::vector<Seat>& left) {
  const std::string chosen = now.picked_value("seat");
  if (!chosen.empty()) {
    const Seat seat = seat_at(std::stoi(chosen));
    if (std::ranges::find(may, seat) != may.end()) return seat;
  }
  return left.empty() ? std::nullopt : std::optional(left.front());
}

TrufCard card_of(std::string_view word) {
  if (word.size() < 2) return {};
  return {TrufFace::open, std::string(word.substr(0, word.size() - 1)), word.back()};
}

engine::Card card_by_name(std::string_view word) {
  return engine::Pack::parse(word).value_or(engine::Card{});
}

std::vector<TrufKey> pack_keys(const std::function<Button(const std::string& card)>& make) {
  std::vector<TrufKey> keys;
  for (const auto& [letter, sign] : kPack.suits) {
    for (const std::string_view rank : kRanks) {
      const std::string card = std::string(rank) + letter;
      TrufKey key{make(card), card_of(card)};
      key.press.label = std::string(rank) + std::string(sign);
      keys.push_back(std::move(key));
    }
  }
  return keys;
}

namespace {

std::string deal_title(const Now& now) {
  const int number = number_fact(now.deal, "number", 0);
  const int deals = number_parameter(now.context.table.match, "deals", kTricks);
  return deals > 0 ? say("Deal {0} of {1}", {number, deals}) : say("Deal {0}", {number});
}

std::string ready_title(const Now& now) {
  const int number = number_fact(now.deal, "number", 0);
  if (number > 0) return say("Deal {0} is over", {number});
  const int next = next_number(now);
  return next == 1 ? tr("Ready for the first deal") : say("Ready for deal {0}", {next});
}

std::string dealer_text(const Now& now) {
  const auto dealer = seat_fact(now.deal, "dealer"), leader = seat_fact(now.deal, "leader");
  if (!dealer) return {};
  const Names& names = now.context.table.names;
  const bool marked = !now.word("dealer_mark").empty();
  if (now.stage == Stage::playing && leader)
    return render({marked ? N_("{0} deals out of turn, {1} leads first") : N_("{0} deals, {1} leads first"),
                   {*dealer, *leader}},
                  names);
  return render({marked ? N_("{0} deals out of turn") : N_("{0} deals"), {*dealer}}, names);
}

void set_headline(MatchScreen& board, const Now& now) {
  if (now.stage == Stage::ready) {
    board.headline = ready_title(now);
    return;
  }
  board.stage = now.stage == Stage::shifting ? MatchScreen::Stage::settling : MatchScreen::Stage::playing;
  board.headline = deal_title(now);
  board.detail = dealer_text(now);
}

void set_middle(TrufRound& round, const Now& now) {
  const bool ready = now.stage == Stage::ready;
  round.direction = deal_direction(ready || now.deal.empty() ? now.next : now.deal);
  round.direction_name = round.direction > 0 ? tr("counter-clockwise") : tr("clockwise");
  const bool next_bids = ready && !has_picked_nothing(now);
  const std::string trump = next_bids ? std::string() : now.word("trump");
  if (trump.empty()) return;
  round.trump = trump.front();
  std::string mode = now.word("mode");
  for (char& c : mode) c = static_cast<char>(c - 'a' + 'A');  // plain Latin words of the game
  round.mode = std::move(mode);
  round.sum = say("bids add up to {0}", {number_fact(now.deal, "sum", 0)});
}

struct EventTitle {
  std::string_view type, english;
};
constexpr EventTitle kEventTitles[] = {
    {"deal_started", N_("A new deal")}, {"redealt", N_("Cards thrown in")}, {"bid", N_("Bids")},
    {"bid_shifted", N_("All bids ±1")}, {"card_played", N_("A card")},      {"trick_won", N_("Trick")},
    {"tricks", N_("Number of tricks")}};

void set_reasons(MatchScreen& board, const BoardContext& context) {
  for (const Offer& offer : context.offers) {
    const auto what = std::ranges::find(kEventTitles, offer.type, &EventTitle::type);
    if (!offer.refused || what == std::end(kEventTitles)) continue;
    Reason reason{tr(what->english),
                  render(offer.refused->message(), context.table.names),
                  std::string(offer.refused->rule()),
                  {},
                  {}};
    const std::string number = rule_number(reason.rule);
    reason.sentence = say("{0}: {1} ({2})", {std::string_view(reason.what), std::string_view(reason.why),
                                             std::string_view(number)});
    board.reasons.push_back(std::move(reason));
  }
}

void fill(MatchScreen& board, const BoardContext& context) {
  const Now now = truf::now(context);
  const Counts tricks = now.stage == Stage::playing ? counts(now) : Counts{};
  TrufRound round;
  set_headline(board, now);
  set_middle(round, now);
  switch (now.stage) {
    case Stage::ready: fill_ready(round, board, now); break;
    case Stage::bidding: fill_bids(round, now); break;
    case Stage::shifting: fill_shift(round, now); break;
    case Stage::playing: fill_tricks(round, now, tricks); break;
    case Stage::over: break;
  }
  fill_seats(round, now, tricks);
  fill_sheet(round, now);
  set_reasons(board, context);
  board.sheet = std::move(round);
}

constexpr EventWord kTrufEvents[] = {{"redealt", N_("thrown in, dealt again")},
                                     {"bid_shifted", N_("change all bids")},
                                     {"tricks", N_("count the tricks")}};

constexpr EventWord kTrufWords[] = {{"all_numbers", N_("all numbers")}, {"all_pictures", N_("all pictures")}};

std::array<std::string_view, 2> teams(int, std::string_view) { return {}; }

AnyEvent card_played(Seat seat, const std::string& card, int) {
  return event_of<Truf>(engine::CardPlayed{seat, card_by_name(card)});
}

}  // namespace

}  // namespace truf

const GameView kTrufView{.game = "truf",
                         .title = N_("Truf"),
                         .line = N_("bids by card, atas and bawah, 4 players"),
                         .players = truf::kPlayers,
                         .teams = truf::teams,
                         .material = Material::cards,
                         .events = truf::kTrufEvents,
                         .words = truf::kTrufWords,
                         .pack = truf::kPack,
                         .card_played = truf::card_played,
                         .forms = truf::forms(),
                         .tell = truf::tell,
                         .fill = truf::fill,
                         .singles = true,
                         .slip_fault = truf::slip_fault};

}  // namespace tanteador::view
