// Entry of a deal: numbers by chips or keys, sides determined by rule, and the dealer.

#include <algorithm>

#include "src/view/entry/hold_back.hpp"
#include "src/view/sheet/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::any_game {

namespace {

constexpr std::size_t kDigits = 7;       // digits of the largest number
constexpr std::size_t kDigitsAsked = 3;  // after at most this many digits the keys select the next side

std::string number_key(int side) { return std::string(kNumber) + "/" + std::to_string(side); }
// Marks a number taken from the replaced entry: the first digit starts it anew.
std::string given_key(int side) { return "sheet/given/" + std::to_string(side); }
const std::string& typed_text(const BoardState& state, int side) { return state.value(number_key(side)); }
bool is_number(const std::string& text) { return !text.empty() && text != "-"; }
int sides_of(const BoardContext& context) { return side_count(context.table.match); }
int chosen_side(const BoardState& state) {
  const std::string& side = state.value(kSide);
  return side.empty() ? 0 : std::stoi(side);
}

bool has_number(const BoardContext& context) {
  for (int side = 0; side < sides_of(context); ++side) {
    if (is_number(typed_text(context.state, side))) return true;
  }
  return false;
}

std::size_t usual_digits(const AnyMatch& match) {
  int most = number_parameter(match, "most", kScoreMax);
  if (is_word(match, "ends", "target")) most = std::min(most, number_parameter(match, "target", most) - 1);
  return std::clamp<std::size_t>(std::to_string(most).size(), 1, kDigitsAsked);
}

// Selects another side; a number that determines the others moves along.
Changes choosing(const BoardContext& context, int side) {
  Changes next{put(kSide, std::to_string(side))};
  const int now = chosen_side(context.state);
  if (!others_follow(context.table.match) || now == side) return next;
  next.push_back(put(number_key(side), typed_text(context.state, now)));
  next.push_back(put(number_key(now), ""));
  return next;
}

// Selects the next side without a number, unless one number determines the others.
Changes going_on(const BoardContext& context, Changes next) {
  if (others_follow(context.table.match)) return next;
  const int from = chosen_side(context.state);
  for (int i = 1; i < sides_of(context); ++i) {
    const int side = (from + i) % sides_of(context);
    if (is_number(typed_text(context.state, side))) continue;
    next.push_back(put(kSide, std::to_string(side)));
    break;
  }
  return next;
}

Changes typing(const BoardContext& context, char digit) {
  const int side = chosen_side(context.state);
  std::string number =
      context.state.value(given_key(side)).empty() ? typed_text(context.state, side) : std::string();
  const std::size_t sign = number.starts_with('-') ? 1 : 0;
  if (number.size() - sign == kDigits) return {};
  if (number.substr(sign) == "0") number.resize(sign);
  number += digit;
  Changes next{put(number_key(side), number), put(given_key(side), "")};
  return number.size() - sign == usual_digits(context.table.match) ? going_on(context, std::move(next))
                                                                   : next;
}

Changes turning(const BoardContext& context) {
  const int side = chosen_side(context.state);
  const std::string number = typed_text(context.state, side);
  return {put(number_key(side), number.starts_with('-') ? number.substr(1) : "-" + number)};
}

// Deletes the last digit; for a side without digits, of the last side that has some.
Changes deleting(const BoardContext& context) {
  int side = chosen_side(context.state);
  for (int i = 0; i < sides_of(context) && typed_text(context.state, side).empty(); ++i)
    side = (side + sides_of(context) - 1) % sides_of(context);
  std::string number = typed_text(context.state, side);
  if (!number.empty()) number.pop_back();
  return {put(number_key(side), number), put(given_key(side), ""), put(kSide, std::to_string(side))};
}

Button key(std::string id, std::string label, Changes says) {
  return {
      .id = "key/" + std::move(id), .label = std::move(label), .command = command::SetState{std::move(says)}};
}

std::vector<Button> keys(const BoardContext& context) {
  std::vector<Button> keys;
  const auto add_digit = [&](char digit) {
    Changes says = typing(context, digit);
    const bool fits = !says.empty();
    keys.push_back(key({digit}, {digit}, std::move(says)));
    keys.back().enabled = fits;
  };
  for (const char digit : kKeypadDigits) add_digit(digit);
  keys.push_back(key("sign", "±", turning(context)));
  add_digit('0');
  keys.push_back(key("back", "←", deleting(context)));
  return keys;
}

std::vector<Button> chips(const BoardContext& context) {
  std::vector<Button> chips;
  const int side = chosen_side(context.state);
  for (const std::string_view name : {"chip_1", "chip_2", "chip_3", "chip_4"}) {
    const int chip = number_parameter(context.table.match, name, 0);
    if (chip == 0) continue;
    const std::string number = (typed_text(context.state, side) == "-" ? "-" : "") + std::to_string(chip);
    chips.push_back({.id = "chip/" + std::to_string(chips.size()),
                     .label = std::to_string(chip),
                     .command = command::SetState{going_on(context, {put(number_key(side), number)})}});
  }
  return chips;
}

}  // namespace

std::optional<Changes> prefill(const AnyEvent& event) {
  const auto* own = event_in<Sheet>(event);
  const auto* counted = own ? std::get_if<engine::Counted>(own) : nullptr;
  if (!counted) return std::nullopt;
  Changes changes = put_counted(counted->points, number_key, given_key);
  if (counted->dealer) changes.push_back(put(kDealer, std::to_string(index(*counted->dealer))));
  return changes;
}

namespace {

Seat dealer_by_turn(const BoardContext& context) {
  return seat_fact(next_deal_facts(context.table.match), "dealer").value_or(Seat{});
}

// One number if it determines the others, else all; a missing number is 0.
engine::Counted build_counted(const BoardContext& context) {
  engine::Counted counted;
  for (int side = 0; side < sides_of(context); ++side) {
    const std::string number = typed_text(context.state, side);
    auto& points = counted.points[side];
    if (is_number(number))
      points = std::stoi(number);
    else if (!others_follow(context.table.match))
      points = 0;
  }
  if (const std::string dealer = context.state.value(kDealer); !dealer.empty())
    counted.dealer = seat_at(std::stoi(dealer));
  return counted;
}

// Points of each side for the deal, including the bonus of a won game; empty when the deal is impossible.
struct Effect {
  std::vector<int> points = {};
  std::string refused = {};
};
Effect effect(const BoardContext& context, const command::Enter& entered) {
  if (!context.table.attempt) return {};
  const Attempt attempt = context.table.attempt(entered.events);
  if (!attempt.after) return {{}, attempt.refused};
  Effect effect{std::vector<int>(sides_of(context)), {}};
  const auto all = ledger(*attempt.after);
  for (const LedgerLine& each : all.subspan(std::min(ledger(context.table.match).size(), all.size())))
    effect.points[index(each.entry.side)] += each.entry.points;
  return effect;
}

std::string shown_number(const BoardContext& context, const Effect& result, int side) {
  const std::string number = typed_text(context.state, side);
  if (!number.empty()) return number == "-" ? "−" : points_text(std::stoi(number));
  const auto place = static_cast<std::size_t>(side);
  return place < result.points.size() ? points_text(result.points[place]) : "–";
}

void set_dealer(ScoreSheet::Entry& view, const BoardContext& context) {
  if (!seat_fact(next_deal_facts(context.table.match), "dealer")) return;
  const Seat turn = dealer_by_turn(context);
  const std::string picked = context.state.value(kDealer);
  const Seat now = picked.empty() ? turn : seat_at(std::stoi(picked));
  const Seat next = seat_at((index(now) + 1) % seat_count(context.table.match));
  view.dealer = {
      .id = "dealer/next",
      .label = render({N_("{0} deals"), {now}}, context.table.names),
      .detail = now == turn ? tr("Someone else? Tap.") : tr("out of turn"),
      .command = command::SetState{Changes{put(kDealer, next == turn ? "" : std::to_string(index(next)))}},
      .chosen = now != turn};
}

Button enter_action(const BoardContext& context, command::Enter entered, const Effect& result, bool whole) {
  Button action{.id = "enter",
                .label = tr("Add"),
                .command = std::move(entered),
                .enabled = whole && result.refused.empty(),
                .lacking = !whole};
  if (!action.enabled || sides_of(context) > 4) return action;
  std::vector<std::string> parts;
  for (const int points : result.points) parts.push_back(change_text(points));
  const std::string list = join(parts, ", ");
  if (!list.empty()) action.label = say("Add: {0}", {std::string_view(list)});
  return action;
}

}  // namespace

bool others_follow(const AnyMatch& match) {
  if (side_count(match) == 1) return false;
  return is_word(match, "others", "shared") ||
         (is_word(match, "others", "rest") && number_parameter(match, "deal_sum", -1) >= 0);
}

ScoreSheet::Entry entry(const BoardContext& context) {
  ScoreSheet::Entry view;
  const bool whole = has_number(context);
  command::Enter entered = enter(event_of<Sheet>(build_counted(context)));
  entered.answered = {change::Forget{"sheet/"}};
  const Effect result = whole ? effect(context, entered) : Effect{};
  for (int side = 0; side < sides_of(context); ++side)
    view.counts.push_back({.choose = {.id = "count/" + std::to_string(side),
                                      .label = side_name(context.table, side_at(side)),
                                      .command = command::SetState{choosing(context, side)},
                                      .chosen = chosen_side(context.state) == side},
                           .number = shown_number(context, result, side),
                           .typed = !typed_text(context.state, side).empty()});
  view.chips = chips(context);
  view.keys = keys(context);
  set_dealer(view, context);
  view.hint = others_follow(context.table.match) ? tr("Enter one side's number; the others are calculated.")
                                                 : tr("Enter each side's number; empty means 0.");
  view.refused = result.refused;
  view.enter = enter_action(context, std::move(entered), result, whole);
  for (int side = 0; side < sides_of(context); ++side)
    if (typed_text(context.state, side) == "-")
      hold_back(view.enter, side_name(context.table, side_at(side)));
  return view;
}

}  // namespace tanteador::view::any_game
