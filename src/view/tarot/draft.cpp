#include "src/view/tarot/draft.hpp"

#include <algorithm>

#include "src/view/words.hpp"

namespace tanteador::view::tarot {

namespace {

constexpr int kHalves = 2 * kAllPoints;

std::optional<int> number(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(std::stoi(text));
}
std::optional<Seat> seat(const std::string& text) {
  const auto place = number(text);
  return place ? std::optional(seat_at(*place)) : std::nullopt;
}

std::optional<int> halves(const Pick& pick) {
  const bool half = !picked(pick, "half").empty();
  if (pick.digits.empty()) return std::nullopt;
  return 2 * std::stoi(pick.digits) + (half ? 1 : 0);
}

// Whole points as a whole number, as people write them.
Line points(int halves) { return halves % 2 == 0 ? Line(halves / 2) : Line(halves / 2.0); }

Line result(const Scene& scene, const Draft& draft) {
  Line line{{"type", "result"}};
  if (draft.bouts) line["bouts"] = *draft.bouts;
  if (draft.halves) line[draft.defence ? "defence_points" : "points"] = points(*draft.halves);
  if (!draft.petit.empty()) line["petit_au_bout"] = draft.petit;
  if (!draft.chelem.empty()) line["chelem"] = draft.chelem;
  if (draft.partner) line["partner"] = seat_name(scene.table, *draft.partner);
  return line;
}

}  // namespace

std::string picked(const Pick& pick, std::string_view what) {
  const auto found = pick.values.find("tarot/" + std::string(what));
  return found == pick.values.end() ? std::string() : found->second;
}

Pick with(Pick pick, std::string_view what, std::string value) {
  const std::string key = "tarot/" + std::string(what);
  if (value.empty())
    pick.values.erase(key);
  else
    pick.values[key] = std::move(value);
  return pick;
}

Now now(const Scene& scene) {
  Now now;
  const AnyMatch& match = scene.table.match;
  now.running = outcome(match).status == Outcome::Status::in_progress;
  now.open = hand_is_open(scene.offers);
  const Facts facts = now.open ? deal_facts(match) : next_deal_facts(match);
  now.dealer = seat_fact(facts, "dealer");
  if (!now.open) return now;
  now.taker = seat_fact(facts, "taker");
  now.speaker = seat_fact(facts, "speaker");
  now.chelem = seat_fact(facts, "chelem");
  now.turn = seat_fact(facts, "turn");
  if (const Fact* contract = fact(facts, "contract")) now.contract = contract->value.word;
  for (const Fact& each : facts) {
    if (each.name == "poignees" && each.value.kind == Arg::Kind::seat)
      now.poignees.push_back(seat_at(each.value.number));
  }
  for (const LoggedEvent& event : scene.table.events) {
    if (event.kind == "deal_started") now.counted = false;
    if (event.kind == "captured" && !is_struck(match, EventSeq{event.seq})) now.counted = true;
  }
  return now;
}

Draft draft(const Scene& scene, const Now& now) {
  const Pick& pick = scene.pick;
  Draft draft;
  draft.taker = seat(picked(pick, "taker"));
  draft.contract = picked(pick, "contract");
  if (!draft.taker) {
    draft.taker = now.taker;
    draft.contract = now.contract;
  }
  draft.partner = seat(picked(pick, "partner"));
  draft.bouts = number(picked(pick, "bouts"));
  draft.halves = halves(pick);
  draft.defence = !picked(pick, "defence").empty();
  draft.announced = !picked(pick, "announced").empty();
  draft.petit = picked(pick, "petit");
  draft.chelem = picked(pick, "chelem");
  for (int place = 0; place < seat_count(scene.table.match); ++place)
    draft.poignees.push_back(picked(pick, "poignee/" + std::to_string(place)));
  return draft;
}

std::string missing(const Scene& scene, const Now& now, const Draft& draft) {
  if (!now.counted && !draft.bouts) return tr("Next: how many bouts the attack has");
  if (!now.counted && !draft.halves) return tr("Next: the points that were counted");
  if (draft.halves && *draft.halves > kHalves) return tr("There are only 91 points in the pack");
  const bool five = seat_count(scene.table.match) == 5;
  if (five && !draft.partner && !now.turn) return tr("Next: who held the called king");
  return {};
}

std::vector<Line> opening(const Scene& scene, const Now& now, const Draft& draft) {
  std::vector<Line> lines;
  if (!draft.taker) return lines;
  const std::string& taker = seat_name(scene.table, *draft.taker);
  if (!now.open) lines.push_back({{"type", "deal_started"}});
  if (draft.taker != now.taker || draft.contract != now.contract)
    lines.push_back({{"type", "bid"}, {"player", taker}, {"bid", draft.contract}});
  if (draft.announced && !now.chelem) lines.push_back({{"type", "chelem_announced"}, {"player", taker}});
  for (std::size_t place = 0; place < draft.poignees.size(); ++place) {
    const Seat shows = seat_at(static_cast<int>(place));
    if (draft.poignees[place].empty() || std::ranges::count(now.poignees, shows) > 0) continue;
    lines.push_back(
        {{"type", "poignee"}, {"player", seat_name(scene.table, shows)}, {"size", draft.poignees[place]}});
  }
  return lines;
}

std::vector<Line> opening_alone(const Scene& scene, const Now& now, const Draft& draft) {
  std::vector<Line> lines = opening(scene, now, draft);
  const bool announced =
      !lines.empty() && lines.back()["type"] != "bid" && lines.back()["type"] != "deal_started";
  if (announced || !draft.taker || !now.dealer || draft.taker == now.dealer) return lines;
  if (now.open && !now.speaker) return lines;
  lines.push_back({{"type", "bid"}, {"player", seat_name(scene.table, *now.dealer)}, {"bid", "pass"}});
  return lines;
}

std::vector<Line> whole(const Scene& scene, const Now& now, const Draft& draft) {
  std::vector<Line> lines = opening(scene, now, draft);
  lines.push_back(result(scene, draft));
  return lines;
}

}  // namespace tanteador::view::tarot
