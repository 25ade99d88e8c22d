#include <algorithm>

#include "src/view/tarot/draft.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::tarot {

namespace {

constexpr std::size_t kPointDigits = 2;

using Question = TarotSheet::Question;

// An answer on the board; pressed again, it is removed.
Button choice(const BoardState& state, std::string_view what, const std::string& value, std::string label,
              std::string detail = {}) {
  const bool chosen = board_answer(state, what) == value;
  return {.id = std::string(what) + "/" + value,
          .label = std::move(label),
          .detail = std::move(detail),
          .command = command::SetState{Changes{with(what, chosen ? "" : value)}},
          .chosen = chosen};
}

Entries start_entries(const Now& now) {
  return now.open ? Entries{} : Entries{as_entry(engine::DealStarted{})};
}

// Enters a pass for each player who has not spoken.
Button nobody_takes(const BoardContext& context, const Now& now) {
  Entries entries = start_entries(now);
  const int seats = seat_count(context.table.match), dealer = index(now.dealer.value_or(seat_at(0)));
  int seat = now.speaker ? index(*now.speaker) : (dealer + 1) % seats;
  for (int count = 0; count < seats; ++count, seat = (seat + 1) % seats) {
    entries.push_back(as_entry(engine::Bid{seat_at(seat), engine::Contract::pass}));
    if (seat == dealer) break;
  }
  return {.id = "pass",
          .label = tr("All passed"),
          .command = enter_all(std::move(entries), without_deal(context.state)),
          .enabled = !now.taker};
}

void add_petit_sec(TarotSheet::Matrix& matrix, const BoardContext& context, const Now& now) {
  matrix.otherwise_title = tr("Whose only trump is the Petit? The deal is void");
  const auto names = short_names(context.table.names.seats);
  for (int seat = 0; seat < seat_count(context.table.match); ++seat) {
    Entries entries = start_entries(now);
    entries.push_back(as_entry(engine::PetitSec{.player = seat_at(seat)}));
    matrix.otherwise.push_back({.id = "petit_sec/" + std::to_string(seat),
                                .label = names[seat],
                                .command = enter_all(std::move(entries), without_deal(context.state))});
  }
  matrix.otherwise.push_back(
      {.id = "petit_sec/close", .label = "←", .command = command::SetState{Changes{with("petit_sec", "")}}});
}

// Offers the last taker and contract; the tap on the number of bouts includes them.
void add_as_before(TarotSheet::Matrix& matrix, const BoardContext& context, const Now& now) {
  if (now.open || now.taker) return;
  std::optional<engine::Bid> last;
  last_entered<Tarot>(context.table.match, [&](const engine::Event& event) {
    const auto* bid = std::get_if<engine::Bid>(&event);
    if (bid && bid->bid != engine::Contract::pass) last = *bid;
    return last.has_value();
  });
  if (!last) return;
  const auto place = static_cast<std::size_t>(index(last->player));
  const std::string name = short_names(context.table.names.seats)[place];
  const auto found = std::ranges::find_if(
      kContracts, [&](std::string_view word) { return contract_by_name(std::string(word)) == last->bid; });
  if (found == kContracts.end()) return;
  const std::string tag(kTags[found - kContracts.begin()]);
  for (int bouts = 0; bouts < static_cast<int>(kNeeded.size()); ++bouts) {
    matrix.otherwise.push_back(
        {.id = "as_before/" + std::to_string(bouts),
         .label = name + " " + tag,
         .detail = trn("{0} bout", "{0} bouts", bouts),
         .command = command::SetState{Changes{with("taker", std::to_string(place)),
                                              with("contract", std::string(*found)), with("row", ""),
                                              with("bouts", std::to_string(bouts))}}});
  }
}

Button take_action(const BoardContext& context, const Now& now, const Draft& draft, int seat,
                   std::size_t contract) {
  const std::string word(kContracts[contract]);
  Button action{.id = "take/" + std::to_string(seat) + "/" + word, .label = std::string(kTags[contract])};
  action.chosen = draft.taker == seat_at(seat) && draft.contract == word;
  if (context.state.replacing != 0) {  // one entry replaces one entry: only the bid
    action.command = enter(engine::Bid{seat_at(seat), contract_by_name(word)});
    action.enabled = now.open;
    return action;
  }
  action.command = command::SetState{Changes{with("taker", std::to_string(seat)), with("contract", word),
                                             with("row", ""), with("petit_sec", "")}};
  return action;
}

void add_bouts(TarotSheet::Entry& entry, const BoardContext& context) {
  entry.bouts_title = tr("Bouts of the attack, and the points it needs");
  for (std::size_t bouts = 0; bouts < kNeeded.size(); ++bouts)
    entry.bouts.push_back(choice(context.state, "bouts", std::to_string(bouts), std::to_string(bouts),
                                 std::to_string(kNeeded[bouts])));
}

std::string half_points_text(int halves) { return say("{0}", {Arg::from_halves(halves)}); }

void add_counts(TarotSheet::Entry& entry, const Draft& draft) {
  for (const bool defence : {false, true}) {
    const bool typed = defence == draft.defence;
    const int rest = draft.halves ? 2 * kAllPoints - *draft.halves : -1;
    const int halves = typed ? draft.halves.value_or(-1) : rest;
    entry.counts.push_back({.id = defence ? "count/defence" : "count/attack",
                            .label = defence ? tr("Defence") : tr("Attack"),
                            .detail = halves < 0 ? "–" : half_points_text(halves),
                            .command = command::SetState{Changes{with("defence", defence ? "1" : "")}},
                            .chosen = typed});
  }
}

void add_keys(TarotSheet::Entry& entry, const BoardContext& context) {
  const BoardState& state = context.state;
  const bool is_half = !board_answer(state, "half").empty(), another = state.digits.size() == kPointDigits;
  const auto key = [&](std::string label, Changes says) {
    entry.keys.push_back(
        {.id = "key/" + label, .label = label, .command = command::SetState{std::move(says)}});
  };
  const auto digit = [&](char each) {
    const bool given = !board_answer(state, "given").empty();  // from the replaced entry
    const std::string before = another || given || state.digits == "0" ? "" : state.digits;
    Changes says{put<&BoardState::digits>(before + each), with("given", "")};
    if (another || given) says.push_back(with("half", ""));
    key({each}, std::move(says));
  };
  for (const char each : kKeypadDigits) digit(each);
  key("½", {with("half", is_half ? "" : "1"),
            put<&BoardState::digits>(state.digits.empty() ? std::string("0") : state.digits)});
  entry.keys.back().id = "key/half";
  entry.keys.back().chosen = is_half;
  digit('0');
  const std::string shorter = state.digits.substr(0, state.digits.size() - (state.digits.empty() ? 0 : 1));
  key("←", {is_half ? with("half", "") : put<&BoardState::digits>(shorter), with("given", "")});
  entry.keys.back().id = "key/back";
}

Question camps(const BoardContext& context, std::string_view what, std::string title) {
  return {.title = std::move(title),
          .answers = {choice(context.state, what, "attack", tr("Attack")),
                      choice(context.state, what, "defence", tr("Defence"))}};
}

Question partners(const BoardContext& context, const Draft& draft) {
  Question question{.title = tr("Partner"), .answers = {}};
  const auto names = short_names(context.table.names.seats);
  for (int seat = 0; seat < seat_count(context.table.match); ++seat) {
    const bool alone = draft.taker == seat_at(seat);
    question.answers.push_back(
        choice(context.state, "partner", std::to_string(seat), alone ? tr("alone") : names[seat]));
  }
  return question;
}

Question sizes(const BoardContext& context, const std::string& seat) {
  const auto names = short_names(context.table.names.seats);
  Question question{.title = join({"Poignée", names[std::stoi(seat)]}, ": "), .answers = {}};
  const auto fewest = parameter(context.table.match, "poignee_thresholds");
  const auto* list = fewest ? std::get_if<ParameterList>(&*fewest) : nullptr;
  const std::string what = "poignee/" + seat;
  constexpr std::array<std::string_view, 3> kSizes{"simple", "double", "triple"};
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    const std::string size(kSizes[i]);
    Button action = choice(context.state, what, size, size, list ? say("{0} trumps", {(*list)[i]}) : "");
    action.command = command::SetState{Changes{with(what, size), with("asking", "")}};
    question.answers.push_back(std::move(action));
  }
  question.answers.push_back({.id = what + "/none",
                              .label = tr("none"),
                              .command = command::SetState{Changes{with(what, ""), with("asking", "")}}});
  return question;
}

// First the player, then the number of trumps.
Question poignees(const BoardContext& context, const Now& now, const Draft& draft) {
  const std::string asking = board_answer(context.state, "asking");
  if (!asking.empty()) return sizes(context, asking);
  Question question{.title = "Poignée", .answers = {}};
  const auto names = short_names(context.table.names.seats);
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const bool stands = std::ranges::count(now.poignees, seat_at(static_cast<int>(seat))) > 0;
    const std::string& size = draft.poignees[seat];
    question.answers.push_back({.id = "poignee/" + std::to_string(seat),
                                .label = names[seat],
                                .detail = stands ? tr("shown") : size,
                                .command = command::SetState{Changes{with("asking", std::to_string(seat))}},
                                .enabled = !stands,
                                .chosen = stands || !size.empty()});
  }
  return question;
}

// A replacement of the result does not offer the announcement, which is an entry of its own.
Question chelem(const BoardContext& context, const Now& now) {
  Question question{.title = "Chelem",
                    .answers = {choice(context.state, "announced", "1", tr("Announced")),
                                choice(context.state, "chelem", "attack", tr("Made")),
                                choice(context.state, "chelem", "defence", tr("By the defence"))}};
  if (now.chelem) {
    question.answers.front().enabled = false;
    question.answers.front().chosen = true;
  } else if (context.state.replacing != 0) {
    question.answers.erase(question.answers.begin());
  }
  return question;
}

Question miseres(const BoardContext& context, const Now& now, std::size_t of) {
  Question question{.title = of == 0 ? tr("Misère of trumps") : tr("Misère of court cards"), .answers = {}};
  const auto names = short_names(context.table.names.seats);
  for (int seat = 0; seat < seat_count(context.table.match); ++seat) {
    const bool stands = std::ranges::count(now.miseres[of], seat_at(seat)) > 0;
    Button action =
        choice(context.state, misere_key(of, seat), "1", names[seat], stands ? tr("Announced") : "");
    action.enabled = !stands;
    action.chosen = action.chosen || stands;
    question.answers.push_back(std::move(action));
  }
  return question;
}

void add_questions(TarotSheet::Entry& entry, const BoardContext& context, const Now& now,
                   const Draft& draft) {
  if (seat_count(context.table.match) == 5) entry.questions.push_back(partners(context, draft));
  entry.questions.push_back(camps(context, "petit", "Petit au bout"));
  if (context.state.replacing == 0) entry.questions.push_back(poignees(context, now, draft));
  if (parameter(context.table.match, "chelem") != ParameterValue(false))
    entry.questions.push_back(chelem(context, now));
  if (parameter(context.table.match, "misere") == ParameterValue(0)) return;
  for (std::size_t of = 0; of < now.miseres.size(); ++of)
    entry.questions.push_back(miseres(context, now, of));
}

std::vector<LedgerLine> postings_after(const BoardContext& context, const AnyMatch& after) {
  const auto before = ledger(context.table.match).size();
  const auto all = ledger(after);
  return {all.begin() + static_cast<std::ptrdiff_t>(std::min(before, all.size())), all.end()};
}

std::string deal_effect(const BoardContext& context, const Draft& draft, std::span<const LedgerLine> lines) {
  int points = 0;
  for (const LedgerLine& line : lines) {
    if (index(line.entry.side) == index(*draft.taker)) points += line.entry.points;
  }
  const std::string name = short_names(context.table.names.seats)[index(*draft.taker)];
  const std::string signed_one = signed_points(points);
  return say("Add: {0} {1}", {std::string_view(name), std::string_view(signed_one)});
}

void add_effect(TarotSheet::Entry& entry, const BoardContext& context, const Now& now, const Draft& draft) {
  entry.missing = missing(context, now, draft);
  const bool complete = entry.missing.empty();
  const bool replacing = context.state.replacing != 0;
  Entries entries = complete ? complete_entries(now, draft) : opening(now, draft);
  if (replacing && entries.size() > 1) entries.erase(entries.begin(), entries.end() - 1);
  entry.enter = {.id = "deal/enter",
                 .label = tr("Add the deal"),
                 .command = enter_all(entries, without_deal(context.state)),
                 .enabled = complete,
                 .lacking = !complete};
  if (!context.table.attempt || entries.empty()) return;
  const Attempt attempt = context.table.attempt(entries);
  entry.refused = attempt.refused;
  const std::string rule = rule_number(attempt.rule);
  if (!attempt.refused.empty() && !rule.empty())
    entry.refused = say("{0} ({1})", {std::string_view(attempt.refused), std::string_view(rule)});
  entry.enter.enabled = complete && attempt.after != nullptr;
  if (!complete || !attempt.after) return;
  const auto lines_written = postings_after(context, *attempt.after);
  entry.parts = parts(context.table, lines_written);
  entry.enter.label = deal_effect(context, draft, lines_written);
}

}  // namespace

bool entering(const BoardContext& context, const Now& now) {
  if (!now.running) return false;
  if (!board_answer(context.state, "taker").empty()) return true;
  return now.taker && !board_answer(context.state, "open").empty();
}

TarotSheet::Matrix matrix(const BoardContext& context, const Now& now) {
  TarotSheet::Matrix matrix;
  matrix.title = tr("Who is the taker, and at which contract?");
  for (const std::string_view contract : kContracts) matrix.contracts.push_back(call_label(contract));
  const Draft so_far = draft(context, now);
  for (int seat = 0; seat < seat_count(context.table.match); ++seat) {
    auto& row = matrix.rows.emplace_back();
    for (std::size_t contract = 0; contract < kContracts.size(); ++contract)
      row.push_back(take_action(context, now, so_far, seat, contract));
  }
  if (entering(context, now) || context.state.replacing != 0) return matrix;
  if (!board_answer(context.state, "petit_sec").empty()) {
    add_petit_sec(matrix, context, now);
    return matrix;
  }
  matrix.otherwise.push_back(nobody_takes(context, now));
  matrix.otherwise.push_back({.id = "petit_sec",
                              .label = "Petit sec…",
                              .command = command::SetState{Changes{with("petit_sec", "?")}}});
  add_as_before(matrix, context, now);
  return matrix;
}

TarotSheet::Entry entry(const BoardContext& context, const Now& now) {
  TarotSheet::Entry entry;
  const Draft so_far = draft(context, now);
  if (now.counted) {
    entry.by_cards = tr("Bouts and points are calculated from the pile entered.");
  } else {
    add_bouts(entry, context);
    add_counts(entry, so_far);
    add_keys(entry, context);
  }
  add_questions(entry, context, now, so_far);
  add_effect(entry, context, now, so_far);
  entry.drop = {
      .id = "deal/drop", .label = tr("Back"), .command = command::SetState{without_deal(context.state)}};
  Entries first = opening(now, so_far, true);
  if (!first.empty() && context.state.replacing == 0)
    entry.only = {.id = "deal/only",
                  .label = tr("Contract only"),
                  .detail = has_result(so_far) ? tr("not with a result") : tr("the rest later"),
                  .command = enter_all(std::move(first), without_deal(context.state)),
                  .enabled = (entry.refused.empty() || entry.missing.empty()) && !has_result(so_far) &&
                             open_question(context).empty()};
  return entry;
}

}  // namespace tanteador::view::tarot
