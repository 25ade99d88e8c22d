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

int sides_of(const Scene& scene) { return side_count(scene.table.match); }

std::string typed(const Scene& scene, int side) {
  return side < sides_of(scene) ? scene.pick.value(points_key(side)) : std::string();
}

int untyped(const Scene& scene) {
  int count = 0;
  for (int side = 0; side < sides_of(scene); ++side) count += typed(scene, side).empty();
  return count;
}

// Selects another side. With two sides the typed number moves along, as only one is typed.
Changes choosing(const Scene& scene, int side) {
  Changes next{put(kSide, std::to_string(side))};
  const int now = place(scene.pick, kSide, 0);
  if (!has_teams(scene) || now == side) return next;
  next.push_back(put(points_key(side), typed(scene, now)));
  next.push_back(put(points_key(now), ""));
  return next;
}

// After two digits, the keys move on to the next missing side.
Changes typing(const Scene& scene, char digit) {
  const int side = place(scene.pick, kSide, 0);
  std::string digits = scene.pick.value(given_key(side)).empty() ? typed(scene, side) : std::string();
  if (digits.size() == (has_teams(scene) ? kDigits : kDigitsAlone)) return {};
  Changes next{put(points_key(side), digits + digit), put(given_key(side), "")};
  if (has_teams(scene) || digits.size() + 1 != kDigits || untyped(scene) < 2) return next;
  int to = side;
  do to = (to + 1) % sides_of(scene);
  while (!typed(scene, to).empty());
  next.push_back(put(kSide, std::to_string(to)));
  return next;
}

// Deletes the last digit; for a side without digits, of the last side that has some.
Changes deleting(const Scene& scene) {
  int side = place(scene.pick, kSide, 0);
  for (int i = 0; i < sides_of(scene) && typed(scene, side).empty(); ++i)
    side = (side + sides_of(scene) - 1) % sides_of(scene);
  std::string digits = typed(scene, side);
  if (!digits.empty()) digits.pop_back();
  return {put(points_key(side), digits), put(given_key(side), ""), put(kSide, std::to_string(side))};
}

std::vector<Action> keys(const Scene& scene) {
  std::vector<Action> keys;
  const auto key = [&](std::string id, std::string label, Changes says) {
    keys.push_back(
        {.id = "key/" + id, .label = std::move(label), .command = command::SetState{std::move(says)}});
  };
  const auto add_digit = [&](char digit) {
    Changes says = typing(scene, digit);
    const bool fits = !says.empty();
    key({digit}, {digit}, std::move(says));
    keys.back().enabled = fits;
  };
  for (const char digit : kKeypadDigits) add_digit(digit);
  Changes cleared{put(kSide, "")};
  for (int side = 0; side < sides_of(scene); ++side) cleared.push_back(put(points_key(side), ""));
  key("clear", tr("Clear"), std::move(cleared));
  add_digit('0');
  key("back", "←", deleting(scene));
  return keys;
}

engine::Counted counted_so(const Scene& scene) {
  engine::Counted counted;
  for (int side = 0; side < sides_of(scene); ++side) {
    const std::string digits = typed(scene, side);
    if (!digits.empty()) counted.points[side] = std::stoi(digits);
  }
  return counted;
}

void set_counts(TroccasEntry& view, const Scene& scene) {
  const bool whole = untyped(scene) <= 1;
  const auto entries = with_deal(scene, counted_so(scene));
  const Effect result = whole ? effect(scene, entries) : Effect{};
  for (int side = 0; side < sides_of(scene); ++side) {
    const auto at = static_cast<std::size_t>(side);
    const std::string digits = typed(scene, side);
    TroccasCount count;
    count.typed = !digits.empty();
    count.points = count.typed ? digits : at < result.points.size() ? std::to_string(result.points[at]) : "–";
    if (at < result.change.size()) count.change = account_text(result.change[at]);
    count.choose = {.id = "count/" + std::to_string(side),
                    .label = side_name(scene.table, side_at(side)),
                    .command = command::SetState{choosing(scene, side)},
                    .chosen = place(scene.pick, kSide, 0) == side};
    view.counts.push_back(std::move(count));
  }
  view.keys = keys(scene);
  view.hint = has_teams(scene) ? tr("The points of one side: the other has the rest.")
                               : tr("The points of all but one: the last has the rest.");
  view.refused = result.refused;
  view.enter = enter_action(scene, entries, result, whole);
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

engine::Matsch matsch_so(const Scene& scene) {
  engine::Matsch matsch{.side = side_at(place(scene.pick, kMatsch, 0)), .skat = {}};
  for (const std::string& card : split(scene.pick.value(kSkat))) matsch.skat.push_back(card_named(card));
  return matsch;
}

std::vector<Action> skat_choices(const Scene& scene) {
  const std::string named = scene.pick.value(kSkat);
  const bool laid = is_open(scene) && !legal_offer(scene.offers, "discarded");
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

void set_matsch(TroccasEntry& view, const Scene& scene) {
  view.matsch_title = tr("Which side took every trick?");
  const std::string chosen = scene.pick.value(kMatsch);
  for (int side = 0; side < sides_of(scene); ++side)
    view.matsch.push_back({.id = "matsch/" + std::to_string(side),
                           .label = side_name(scene.table, side_at(side)),
                           .command = command::SetState{Changes{put(kMatsch, std::to_string(side))}},
                           .chosen = chosen == std::to_string(side)});
  if (seat_count(scene.table.match) == 4) {
    view.skat_title = tr("What is in the skat?");
    view.skat = skat_choices(scene);
  }
  const auto entries = with_deal(scene, matsch_so(scene));
  const Effect result = chosen.empty() ? Effect{} : effect(scene, entries);
  view.hint = seat_count(scene.table.match) == 4 ? tr("Fool and skat are counted by this table's rules.")
                                                 : tr("The fool is counted by this table's rules.");
  view.refused = result.refused;
  view.enter = enter_action(scene, entries, result, !chosen.empty());
}

// Switching the way of counting clears the answers of the other way.
Changes choose_mode(const Scene& scene, std::string_view mode) {
  Changes next{put(kMode, std::string(mode)), put(kPicked, "")};
  if (!mode.empty())
    for (int side = 0; side < sides_of(scene); ++side) next.push_back(put(points_key(side), ""));
  if (mode != kAllTricks)
    for (const std::string_view answer : {kMatsch, kSkat}) next.push_back(put(answer, ""));
  return next;
}

std::vector<Action> modes(const Scene& scene) {
  std::vector<Action> modes;
  const std::string now = scene.pick.value(kMode);
  const auto mode = [&](std::string_view name, std::string id, std::string label) {
    Changes next = choose_mode(scene, name);
    modes.push_back({.id = "mode/" + id,
                     .label = std::move(label),
                     .command = command::SetState{std::move(next)},
                     .chosen = now == name});
  };
  mode("", "points", tr("Points"));
  mode(kCards, "cards", tr("Cards…"));
  if (has_teams(scene)) mode(kAllTricks, "matsch", "Matsch");
  return modes;
}

}  // namespace

TroccasEntry entry(const Scene& scene) {
  TroccasEntry view;
  view.modes = modes(scene);
  const bool matsch = scene.pick.value(kMode) == kAllTricks && has_teams(scene);
  matsch ? set_matsch(view, scene) : set_counts(view, scene);
  return view;
}

}  // namespace tanteador::view::troccas
