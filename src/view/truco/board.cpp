#include <algorithm>

#include "src/view/game_view.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kQuick = 4, kQuickOfThree = 3;  // +1 to +4; fewer with three columns

std::string upper(std::string_view word) {  // for plain Latin words of the game
  std::string text(word);
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

void set_score(truco::SideTally& board, const MatchContext& table, Side side) {
  const Facts facts = side_facts(table.match, side);
  const int target = number_parameter(table.match, "target", 30);
  const int points = score(table.match, side);
  const Fact* half = fact(facts, "half");
  const int spoken = number_fact(facts, "in_half", points);
  board.number = points < 0 ? signed_points(points) : std::to_string(spoken);
  if (half) {
    std::string_view word = half->value.word;
    if (board.number == "1") word.remove_suffix(1);  // "1 MALA", "2 MALAS"
    board.half = upper(spoken_word(table.match, word));
  }
  const std::string so_far = plain_points(points);
  board.total = say("{0}/{1}", {std::string_view(so_far), target});
  board.missing = points >= target ? tr("reached") : trn("{0} to go", "{0} to go", target - points);
  board.sets = number_fact(facts, "chicos", 0);
  board.sets_to_win = number_parameter(table.match, "chicos_to_win", 1);
  if (board.sets_to_win > 1) board.sets_text = say(kTrucoView.sets.so_far, {board.sets, board.sets_to_win});
  board.second_half = half && half->value.word == "buenas";
  board.tally = {.points = points,
                 .target = target,
                 .half = (target + 1) / 2,
                 .beans = truco::counts_beans(table.match),
                 .split = half != nullptr,
                 .first = upper(spoken_word(table.match, "malas")),
                 .second = upper(spoken_word(table.match, "buenas"))};
}

// The lowest stakes of the table.
std::vector<int> usual_points(const AnyMatch& match, std::size_t most) {
  std::vector<int> points;
  for (const std::string_view stake : {"stake_unbet", "stake_1", "stake_2", "stake_3"}) {
    const int value = number_parameter(match, stake, 0);
    if (value > 0 && points.size() < most) points.push_back(value);
  }
  return points;
}

std::vector<Button> quick_points(const BoardContext& context, Side side) {
  const Offer* tally = legal_offer(context.offers, "tallied");
  const bool may = tally && std::ranges::find(tally->sides, side) != tally->sides.end();
  const std::size_t most = side_count(context.table.match) > 2 ? kQuickOfThree : kQuick;
  std::vector<Button> actions;
  for (const int points : usual_points(context.table.match, most)) {
    actions.push_back({.id = "points/" + std::to_string(index(side)) + "/" + std::to_string(points),
                       .label = signed_points(points),
                       .command = truco::enter(truco::engine::Tallied{.side = side, .points = points}),
                       .enabled = may});
  }
  return actions;
}

const truco::SideTally* chico_winner(const TrucoSheet& sheet) {
  const auto found = std::ranges::find_if(
      sheet.sides, [](const truco::SideTally& side) { return side.tally.points >= side.tally.target; });
  return found == sheet.sides.end() ? nullptr : &*found;
}

void set_between(MatchScreen& board, const BoardContext& context, const TrucoSheet& sheet, int hand) {
  const truco::SideTally* winner = chico_winner(sheet);
  board.headline = winner      ? say(kTrucoView.sets.won, {std::string_view(winner->name)})
                   : hand == 0 ? tr("Ready for the first hand")
                               : say("Hand {0} is over", {hand});
  if (!legal_offer(context.offers, "hand_started")) return;
  board.next.push_back(truco::start_hand(
      context, hand + 1, winner ? tr("The next chico begins") : tr("or enter points directly")));
}

void set_stage(MatchScreen& board, const BoardContext& context, const TrucoSheet& sheet) {
  const Facts deal = deal_facts(context.table.match);
  const int hand = number_fact(deal, "number", 0);
  if (!hand_is_open(context.offers)) return set_between(board, context, sheet, hand);
  const bool settling =
      std::ranges::any_of(sheet.contests, [](const truco::Contest& each) { return !each.settle.empty(); });
  const bool pica = sheet.contests.size() > 1;
  board.stage = settling ? MatchScreen::Stage::settling : MatchScreen::Stage::playing;
  board.headline = pica ? say("Hand {0}: pica-pica", {hand}) : say("Hand {0}", {hand});
  const auto dealer = seat_fact(deal, "dealer"), leader = seat_fact(deal, "leader");
  if (dealer && leader)
    board.detail = render({N_("{0} deals, {1} is mano"), {*dealer, *leader}}, context.table.names);
}

std::vector<truco::SideTally> side_tallies(const BoardContext& context) {
  std::vector<truco::SideTally> sides;
  for (int place = 0; place < side_count(context.table.match); ++place) {
    const Side side = side_at(place);
    truco::SideTally& one = sides.emplace_back();
    one.name = side_name(context.table, side);
    set_score(one, context.table, side);
    one.points = quick_points(context, side);
    one.one = one.points.front();
    one.one.id = "half/" + std::to_string(place);
  }
  return sides;
}

std::array<std::string_view, 2> truco_teams(int players, std::string_view call_names) {
  if (players == 2) return {};
  if (players == 3) return {"Gallo", "Pareja"};
  const bool spanish = call_names == "argentine" || call_names == "uruguayan";
  return spanish ? std::array<std::string_view, 2>{"Nosotros", "Ellos"}
                 : std::array<std::string_view, 2>{"Nós", "Eles"};
}

void add_way(MatchScreen& board, const BoardContext& context) {
  BoardState next = context.state;
  next.results = true;
  const bool can = !truco::results({context.table, context.offers, next}).empty();
  if (!can) return;
  const bool to_results = !context.state.results;
  board.tools.push_back({.id = "tool/way",
                         .label = to_results ? tr("By result") : tr("Call by call"),
                         .command = command::SetState{
                             Changes{put<&BoardState::results>(to_results), change::Forget{"line/"}}}});
}

void fill_truco(MatchScreen& board, const BoardContext& context) {
  const bool open = hand_is_open(context.offers);
  TrucoSheet sheet{.sides = side_tallies(context),
                   .seats = truco::seats(context),
                   .contests = {},
                   .deal = {},
                   .stake = {},
                   .results = truco::results(context),
                   .summary = {}};
  sheet.asks = context.state.ask.on;
  sheet.decided = outcome(context.table.match).status != Outcome::Status::in_progress;
  if (open) sheet.contests = truco::contests(context);
  if (open) sheet.stake = truco::stake(context);
  if (sheet.stake && sheet.stake->waits) board.awaited_answer = sheet.stake->turn;
  if (!open) sheet.summary = truco::summary(context);
  if (!sheet.decided) sheet.deal = truco::deal_help(context);
  set_stage(board, context, sheet);
  std::vector<Offer> shown = context.offers;  // between hands only points can be entered
  if (!open) std::erase_if(shown, [](const Offer& offer) { return offer.type != "tallied"; });
  board.reasons = truco::reasons({context.table, shown, context.state});
  add_way(board, context);
  board.sheet = std::move(sheet);
}

std::string truco_sample(std::span<const std::string> sides) {
  std::string lines;
  for (const auto& [side, points] : {std::pair<std::size_t, int>{0, 7}, {1, 12}, {0, 4}})
    lines +=
        R"({"type":"tallied","side":")" + sides[side] + R"(","points":)" + std::to_string(points) + "}\n";
  return lines + R"({"type":"hand_started"})"
                 "\n";
}

AnyEvent truco_card_played(Seat seat, const std::string& card, int duel) {
  return event_of<Truco>(truco::engine::CardPlayed{seat, truco::card_by_name(card), truco::duel_at(duel)});
}

AnyEvent truco_shown(Seat seat, const std::vector<std::string>& cards, int duel) {
  truco::engine::Shown shown{.player = seat, .cards = {}, .duel = truco::duel_at(duel)};
  for (const std::string& card : cards) shown.cards.push_back(truco::card_by_name(card));
  return event_of<Truco>(std::move(shown));
}

constexpr EventWord kTrucoEvents[] = {{"hand_started", N_("start a hand")},
                                      {"cut", N_("cut the deck")},
                                      {"card_exposed", N_("exposed card")},
                                      {"turned", N_("the turned card")},
                                      {"called", ""},
                                      {"declared", N_("say the value")},
                                      {"settled", N_("say who won")},
                                      {"shown", N_("show the cards")},
                                      {"folded", N_("fold (al mazo)")},
                                      {"flor_challenged", N_("pido flor")},
                                      {"false_flor", N_("false flor")},
                                      {"interfered", N_("interference in a duel")},
                                      {"tallied", N_("enter points")}};

constexpr EventWord kTrucoWords[] = {
    {"keep", N_("keep the card")}, {"replace", N_("take another card")}, {"redeal", N_("deal again")}};

constexpr std::array kTrucoRanks{std::string_view("1"), std::string_view("2"),  std::string_view("3"),
                                 std::string_view("4"), std::string_view("5"),  std::string_view("6"),
                                 std::string_view("7"), std::string_view("10"), std::string_view("11"),
                                 std::string_view("12")};
constexpr std::array kFrenchRanks{std::string_view("A"), std::string_view("2"), std::string_view("3"),
                                  std::string_view("4"), std::string_view("5"), std::string_view("6"),
                                  std::string_view("7"), std::string_view("Q"), std::string_view("J"),
                                  std::string_view("K")};
constexpr std::array kTrucoPlayers{2, 3, 4, 6, 8};
constexpr RegionalRules kRegional[] = {{"argentina", N_("Argentina"), "es_AR", "truco-argentino"},
                                       {"uruguay", N_("Uruguay"), "es_UY", "truco-uruguayo"},
                                       {"sao_paulo", N_("São Paulo"), "pt_BR", "truco-paulista"},
                                       {"minas_gerais", N_("Minas Gerais"), "", "truco-mineiro"},
                                       {"rio_grande_do_sul", N_("Rio Grande do Sul"), "", "truco-gaucho"}};

}  // namespace

constexpr DealWords kHandWords{
    .title = N_("Hand"),
    .number = N_("Hand {0}"),
    .none = N_("No hand yet."),
    .in_progress = N_("In progress. Hand {0}: {1} deals."),
    .leader = N_("In progress. Hand {0}: {1} deals, {2} leads."),
    .cancel = N_("Cancel the hand…"),
    .entries = N_("Entries of this hand"),
    .count = [](int n) { return trn("{0} hand", "{0} hands", n); },
    .curve = N_("Points, hand by hand"),
    .most = N_("Most points in one hand: {0} {1}"),
    .led_from = N_("{0} led from hand {1} to the end"),
    .led_always = N_("{0} led from the first hand to the last"),
    .best = N_("Record! The best hand under these rules so far was {0}"),
    .fewest = N_("Record! The fastest match under these rules so far took {0} hands")};

const GameView kTrucoView{
    .game = "truco",
    .title = N_("Truco"),
    .line = N_("matchsticks on felt, envido and flor, 2 to 8 players"),
    .players = kTrucoPlayers,
    .regional = kRegional,
    .teams = truco_teams,
    .words_parameter = "call_names",
    .material = Material::cloth,
    .deal = kHandWords,
    .sets = {.title = N_("Chicos"),
             .number = N_("Chico {0}"),
             .won = N_("{0} wins the chico"),
             .so_far = N_("chicos {0} of {1}"),
             .scores_and_sets = N_("{0}; chicos: {1}")},
    .contests = {.name = N_("Duel {0}"), .how = N_("Duel {0} · {1}"), .what = N_("{0}, duel {1}")},
    .events = kTrucoEvents,
    .words = kTrucoWords,
    .alone = N_("Who is the gallo, alone against two?"),
    .pack = {.suits = {{{'e', "espadas"}, {'b', "bastos"}, {'o', "oros"}, {'c', "copas"}}},
             .ranks = kTrucoRanks},
    .french_pack = {.suits = {{{'p', "♣"}, {'c', "♥"}, {'e', "♠"}, {'o', "♦"}}}, .ranks = kFrenchRanks},
    .card_played = truco_card_played,
    .shown = truco_shown,
    .forms = truco::forms(),
    .tell = truco::tell,
    .fill = fill_truco,
    .prefill = truco::prefill,
    .value_accepts = truco::value_accepts,
    .sample = truco_sample,
    .counts_beans = truco::counts_beans,
    .round_minutes = 40,
    .slip_fault = truco::slip_fault};

}  // namespace tanteador::view
