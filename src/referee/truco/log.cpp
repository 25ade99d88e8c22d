#include "src/referee/truco/log.hpp"

#include <algorithm>
#include <array>
#include <ranges>

namespace tanteador::referee {

namespace {

using nlohmann::json;
using Deal = std::span<const Entry>;

// In the order in which they are answered where several wait.
enum class Talk { flor, envido, truco };

std::string word(const Entry& entry, const char* field) { return entry.event.value(field, ""); }
int duel(const Entry& entry) { return entry.event.value("duel", 0); }
bool is_flor(const std::string& call) { return call == "flor" || call.starts_with("contraflor"); }

// Nothing of an answer, and of what is no call.
std::optional<Talk> talk_of(const std::string& call) {
  if (call.ends_with("envido")) return Talk::envido;
  if (call == "truco" || call == "retruco" || call == "vale_cuatro") return Talk::truco;
  return is_flor(call) ? std::optional(Talk::flor) : std::nullopt;
}

// Follows the calls of a board: what waits, and so what an answer is for.
class Board {
 public:
  explicit Board(bool flor_cancels) : flor_cancels_(flor_cancels) {}
  // The talk this belongs to; nothing of an answer to nothing.
  std::optional<Talk> hear(const std::string& call) {
    if (const auto talk = talk_of(call)) {
      waits(*talk) = call != "flor";  // which needs no answer
      if (talk == Talk::flor && flor_cancels_) waits(Talk::envido) = false;
      return talk;
    }
    const auto first = call.starts_with("con_flor") ? waits_.begin() : std::ranges::find(waits_, true);
    if (first == waits_.end()) return std::nullopt;
    *first = false;
    return static_cast<Talk>(first - waits_.begin());
  }

 private:
  bool& waits(Talk talk) { return waits_[static_cast<std::size_t>(talk)]; }
  std::array<bool, 3> waits_{};
  bool flor_cancels_;
};

bool cancels_envido(const AnyMatch& match) {
  const auto value = parameter(match, "flor_cancels_envido");
  const bool* yes = value ? std::get_if<bool>(&*value) : nullptr;
  return yes && *yes;
}

bool starts(const Entry& entry) { return word(entry, "type").ends_with("_started"); }

// The hand an entry belongs to.
std::vector<Entry> deal_of(const AnyMatch& match, const Written& written, EventSeq seq) {
  auto end = static_cast<std::int64_t>(seq) + 1;
  const auto last = static_cast<std::int64_t>(last_seq(match));
  for (; end <= last; ++end) {
    const auto entry = entry_at(match, written, end);
    if (!entry) continue;
    if (word(*entry, "type") == "annulled") return {};
    if (starts(*entry)) break;
  }
  return deal_before(match, written, EventSeq{end});
}

std::optional<int> place_in(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? std::nullopt : std::optional(static_cast<int>(found - names.begin()));
}

// Of a gallo by turns either name of the pair is that of both.
bool names_his_side(const Values& values, const Entry& settled, Seat player) {
  const AnyMatch then = before(values.match, settled.seq);
  const auto winner = place_in(values.names.sides, word(settled, "winner"));
  if (!winner || duel(settled) != duel_of_player(then, player)) return false;
  const auto others = opponents_of(then, side_of(then, player));
  return std::ranges::find(others, side_at(*winner)) == others.end();
}

// A flor admitted or shown to be none.
bool is_false(Deal deal, const std::string& player) {
  return std::ranges::any_of(deal, [&](const Entry& entry) {
    if (word(entry, "player") != player) return false;
    if (word(entry, "type") == "false_flor") return true;
    const json cards = entry.event.value("cards", json::array());
    return word(entry, "type") == "shown" && std::ranges::any_of(cards, [&](const json& card) {
             return card.get_ref<const std::string&>().back() !=
                    cards.front().get_ref<const std::string&>().back();
           });
  });
}

// Is this value the best on its board? Of two alike that of mano's side, which was said first.
bool is_best(Deal deal, const Entry& own, std::string_view of) {
  const int points = own.event["points"];
  return std::ranges::none_of(deal, [&](const Entry& entry) {
    const bool against = word(entry, "type") == "declared" && word(entry, "of") == of &&
                         duel(entry) == duel(own) && entry.event.contains("points") && entry.seq != own.seq;
    if (!against || (of == "flor" && is_false(deal, word(entry, "player")))) return false;
    const int other = entry.event["points"];
    return other > points || (other == points && entry.seq < own.seq);
  });
}

std::optional<Entry> won_in(const Values& values, Deal deal, std::string_view of) {
  const auto seat = place_in(values.names.seats, values.player);
  if (!seat) return std::nullopt;
  const Entry *said = nullptr, *called = nullptr;
  bool compared = false;
  for (const Entry& entry : deal) {
    const std::string type = word(entry, "type");
    const bool here = word(entry, "of") == of, his = word(entry, "player") == values.player;
    if (type == "settled" && here && names_his_side(values, entry, seat_at(*seat))) return entry;
    compared = compared || (here && (type == "settled" || type == "declared"));
    if (type == "declared" && here && his && entry.event.contains("points")) said = &entry;
    if (type == "called" && of == "flor" && his && is_flor(word(entry, "call"))) called = &entry;
  }
  if (said) return is_best(deal, *said, of) ? std::optional(*said) : std::nullopt;
  return called && !compared ? std::optional(*called) : std::nullopt;
}

}  // namespace

std::optional<std::vector<EventSeq>> answers_to_call(const AnyMatch& match, const Written& written,
                                                     const Entry& call) {
  Board board(cancels_envido(match));
  const auto own = talk_of(word(call, "call"));
  bool met = false, opens = true;
  std::vector<EventSeq> answers;
  for (const Entry& entry : deal_of(match, written, call.seq)) {
    if (word(entry, "type") != "called" || duel(entry) != duel(call)) continue;
    const std::string said = word(entry, "call");
    const auto talk = board.hear(said);
    const bool itself = entry.seq == call.seq;
    met = met || itself;
    if (itself || talk != own) continue;
    if (!met) opens = false;
    // What is said with a flor stands for itself, or falls with what it answers.
    if (met && (own != Talk::flor || said.ends_with("quiero"))) answers.push_back(entry.seq);
  }
  // A step of the truco is called only once the one before is accepted.
  if (!own || !met || (!opens && own != Talk::truco)) return std::nullopt;
  return answers;
}

int duel_of_player(const AnyMatch& match, Seat player) {
  const std::vector<Facts> contests = contest_facts(match);
  if (contests.size() < 2) return 0;
  const auto here = [&](const Fact& each) {
    return each.name == "player" && each.value.number == index(player);
  };
  for (std::size_t i = 0; i < contests.size(); ++i) {
    if (std::ranges::any_of(contests[i], here)) return static_cast<int>(i) + 1;
  }
  return 0;
}

std::optional<Won> last_value_won(const Values& values, const Which& which) {
  std::vector<Entry> deal;
  bool void_deal = false, present = true;
  const EventSeq last = last_seq(values.match);
  for (auto number = static_cast<std::int64_t>(last); number > 1; --number) {
    auto entry = entry_at(values.match, values.written, number);
    if (!entry) continue;
    const bool annulled = word(*entry, "type") == "annulled", first = starts(*entry);
    void_deal = void_deal || annulled;
    present = present && !annulled;
    deal.insert(deal.begin(), std::move(*entry));
    if (!first) continue;
    const bool meant = !which.hand || std::ranges::find(deal, *which.hand, &Entry::seq) != deal.end();
    const bool in_time = !which.before || deal.back().seq < *which.before;
    for (const std::string_view of : {"envido", "flor"}) {
      if (void_deal || !meant || !in_time || (!which.of.empty() && which.of != of)) continue;
      if (auto won = won_in(values, deal, of)) return Won{std::move(*won), present};
    }
    deal.clear();
    void_deal = present = false;
  }
  return std::nullopt;
}

}  // namespace tanteador::referee
