// The count of a deal: typed points, with the last side computed, or a matsch with its skat.

#include <algorithm>

#include "src/view/troccas/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::troccas {

namespace {

constexpr std::size_t kDigits = 2, kDigitsAlone = 3;  // of 72, of 127

std::string points_key(int side) { return std::string(kPoints) + "/" + std::to_string(side); }

// Marks a number taken from the replaced entry: the first digit starts it anew.
std::string given_key(int side) { return "troccas/given/" + std::to_string(side); }

int sides_of(const BoardContext& context) { return side_count(context.table.match); }

std::string typed_text(const BoardContext& context, int side) {
  return side < sides_of(context) ? context.state.value(points_key(side)) : std::string();
}

int count_missing(const BoardContext& context) {
  int count = 0;
  for (int side = 0; side < sides_of(context); ++side) count += typed_text(context, side).empty();
  return count;
}

// Selects another side. With two sides the typed number moves along, as only one is typed.
Changes choosing(const BoardContext& context, int side) {
  Changes next{put(kSide, std::to_string(side))};
  const int now = place(context.state, kSide, 0);
  if (!has_teams(context) || now == side) return next;
  next.push_back(put(points_key(side), typed_text(context, now)));
  next.push_back(put(points_key(now), ""));
  return next;
}

// After two digits, the keys move on to the next missing side.
Changes typing(const BoardContext& context, char digit) {
  const int side = place(context.state, kSide, 0);
  std::string digits =
      context.state.value(given_key(side)).empty() ? typed_text(context, side) : std::string();
  if (digits.size() == (has_teams(context) ? kDigits : kDigitsAlone)) return {};
  Changes next{put(points_key(side), digits + digit), put(given_key(side), "")};
  if (has_teams(context) || digits.size() + 1 != kDigits || count_missing(context) < 2) return next;
  int to = side;
  do to = (to + 1) % sides_of(context);
  while (!typed_text(context, to).empty());
  next.push_back(put(kSide, std::to_string(to)));
  return next;
}

// Deletes the last digit; for a side without digits, of the last side that has some.
Changes deleting(const BoardContext& context) {
  int side = place(context.state, kSide, 0);
  for (int i = 0; i < sides_of(context) && typed_text(context, side).empty(); ++i)
    side = (side + sides_of(context) - 1) % sides_of(context);
  std::string digits = typed_text(context, side);
  if (!digits.empty()) digits.pop_back();
  return {put(points_key(side), digits), put(given_key(side), ""), put(kSide, std::to_string(side))};
}

std::vector<Button> keys(const BoardContext& context) {
  std::vector<Button> keys;
  const auto key = [&](std::string id, std::string label, Changes says) {
    keys.push_back(
        {.id = "key/" + id, .label = std::move(label), .command = command::SetState{std::move(says)}});
  };
  const auto add_digit = [&](char digit) {
    Changes says = typing(context, digit);
    const bool fits = !says.empty();
    key({digit}, {digit}, std::move(says));
    keys.back().enabled = fits;
  };
  for (const char digit : kKeypadDigits) add_digit(digit);
  Changes cleared{put(kSide, "")};
  for (int side = 0; side < sides_of(context); ++side) cleared.push_back(put(points_key(side), ""));
  key("clear", tr("Clear"), std::move(cleared));
  add_digit('0');
  key("back", "←", deleting(context));
  return keys;
}

engine::Counted build_counted(const BoardContext& context) {
  engine::Counted counted;
  for (int side = 0; side < sides_of(context); ++side) {
    const std::string digits = typed_text(context, side);
    if (!digits.empty()) counted.points[side] = std::stoi(digits);
  }
  return counted;
}

void set_counts(TroccasEntry& view, const BoardContext& context) {
  const bool whole = count_missing(context) <= 1;
  const auto entries = with_deal(context, build_counted(context));
  const Effect result = whole ? effect(context, entries) : Effect{};
  for (int side = 0; side < sides_of(context); ++side) {
    const auto at = static_cast<std::size_t>(side);
    const std::string digits = typed_text(context, side);
    TroccasCount count;
    count.typed = !digits.empty();
    count.points = count.typed ? digits : at < result.points.size() ? std::to_string(result.points[at]) : "–";
    if (at < result.change.size()) count.change = account_text(result.change[at]);
    count.choose = {.id = "count/" + std::to_string(side),
                    .label = side_name(context.table, side_at(side)),
                    .command = command::SetState{choosing(context, side)},
                    .chosen = place(context.state, kSide, 0) == side};
    view.counts.push_back(std::move(count));
  }
  view.keys = keys(context);
  view.hint = has_teams(context) ? tr("The points of one side: the other has the rest.")
                                 : tr("The points of all but one: the last has the rest.");
  view.refused = result.refused;
  view.enter = enter_action(context, entries, result, whole);
}

}  // namespace

std::optional<Changes> prefill(const AnyEvent& event) {
  const auto* own = event_in<Troccas>(event);
  if (const auto* matsch = own ? std::get_if<engine::Matsch>(own) : nullptr) {
    std::string skat;
    for (const engine::Card card : matsch->skat)
      skat += (skat.empty() ? "" : " ") + std::string(engine::Pack::name(card));
    return Changes{put(kMode, std::string(kAllTricks)), put(kMatsch, std::to_string(index(matsch->side))),
                   put(kSkat, skat)};
  }
  const auto* counted = own ? std::get_if<engine::Counted>(own) : nullptr;
  if (!counted) return std::nullopt;
  return put_counted(counted->points, points_key, given_key);
}

namespace {

engine::Matsch build_matsch(const BoardContext& context) {
  engine::Matsch matsch{.side = side_at(place(context.state, kMatsch, 0)), .skat = {}};
  for (const std::string& card : split(context.state.value(kSkat))) matsch.skat.push_back(card_by_name(card));
  return matsch;
}

std::vector<Button> skat_choices(const BoardContext& context) {
  const std::string named = context.state.value(kSkat);
  const bool laid = is_open(context) && !legal_offer(context.offers, "discarded");
  Changes picking{put(kMode, std::string(kTwoOfSkat)), put(kPicked, named)};
  return {{.id = "skat/none",
           .label = laid ? tr("As laid away") : tr("Two empty cards"),
           .command = command::SetState{Changes{put(kSkat, "")}},
           .chosen = named.empty()},
          {.id = "skat/cards",
           .label = named.empty() ? tr("With a figure…") : cards_text("troccas", named),
           .command = command::SetState{std::move(picking)},
           .chosen = !named.empty()}};
}

void set_matsch(TroccasEntry& view, const BoardContext& context) {
  view.matsch_title = tr("Which side took every trick?");
  const std::string chosen = context.state.value(kMatsch);
  for (int side = 0; side < sides_of(context); ++side)
    view.matsch.push_back({.id = "matsch/" + std::to_string(side),
                           .label = side_name(context.table, side_at(side)),
                           .command = command::SetState{Changes{put(kMatsch, std::to_string(side))}},
                           .chosen = chosen == std::to_string(side)});
  if (seat_count(context.table.match) == 4) {
    view.skat_title = tr("What is in the skat?");
    view.skat = skat_choices(context);
  }
  const auto entries = with_deal(context, build_matsch(context));
  const Effect result = chosen.empty() ? Effect{} : effect(context, entries);
  view.hint = seat_count(context.table.match) == 4 ? tr("Fool and skat are counted by this table's rules.")
                                                   : tr("The fool is counted by this table's rules.");
  view.refused = result.refused;
  view.enter = enter_action(context, entries, result, !chosen.empty());
}

// Switching the way of counting clears the answers of the other way.
Changes choose_mode(const BoardContext& context, std::string_view mode) {
  Changes next{put(kMode, std::string(mode)), put(kPicked, "")};
  if (!mode.empty())
    for (int side = 0; side < sides_of(context); ++side) next.push_back(put(points_key(side), ""));
  if (mode != kAllTricks)
    for (const std::string_view answer : {kMatsch, kSkat}) next.push_back(put(answer, ""));
  return next;
}

std::vector<Button> modes(const BoardContext& context) {
  std::vector<Button> modes;
  const std::string now = context.state.value(kMode);
  const auto mode = [&](std::string_view name, std::string id, std::string label) {
    Changes next = choose_mode(context, name);
    modes.push_back({.id = "mode/" + id,
                     .label = std::move(label),
                     .command = command::SetState{std::move(next)},
                     .chosen = now == name});
  };
  mode("", "points", tr("Points"));
  mode(kCards, "cards", tr("Cards…"));
  if (has_teams(context)) mode(kAllTricks, "matsch", "Matsch");
  return modes;
}

}  // namespace

TroccasEntry entry(const BoardContext& context) {
  TroccasEntry view;
  view.modes = modes(context);
  const bool matsch = context.state.value(kMode) == kAllTricks && has_teams(context);
  matsch ? set_matsch(view, context) : set_counts(view, context);
  return view;
}

}  // namespace tanteador::view::troccas
