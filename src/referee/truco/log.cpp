#include "src/referee/truco/log.hpp"

#include <algorithm>
#include <array>
#include <ranges>

namespace tanteador::referee {

namespace {

using nlohmann::json;
using Deal = std::span<const Entry>;

// In the order in which open calls are answered.
enum class Talk { flor, envido, truco };

std::string word(const Entry& entry, const char* field) {
  const auto found = entry.event.find(field);
  return found != entry.event.end() && found->is_string() ? found->get<std::string>() : std::string();
}
int duel(const Entry& entry) { return entry.event.value("duel", 0); }
// A bid or raise that waits for its answer.
bool is_flor_raise(const std::string& call) {
  return call.starts_with("contraflor") || (call.starts_with("con_flor") && call.ends_with("envido"));
}
bool is_flor(const std::string& call) { return call == "flor" || is_flor_raise(call); }

// Returns nothing for answers and other words.
std::optional<Talk> talk_of(const std::string& call) {
  if (is_flor(call)) return Talk::flor;
  if (call.ends_with("envido")) return Talk::envido;
  return call.ends_with("truco") || call.starts_with("vale_") ? std::optional(Talk::truco) : std::nullopt;
}

// Follows the calls of a contest to assign each answer to its talk.
class Contest {
 public:
  explicit Contest(bool flor_cancels) : flor_cancels_(flor_cancels) {}
  // The talk of a call or answer; nothing for an answer without an open call.
  std::optional<Talk> assign_call(const std::string& call) {
    if (const auto talk = talk_of(call)) {
      waits(*talk) = call != "flor";  // a flor needs no answer
      if (talk == Talk::flor && flor_cancels_) waits(Talk::envido) = false;
      return talk;
    }
    const auto first = call.starts_with("con_flor") ? waits_.begin() : std::ranges::find(waits_, true);
    if (first == waits_.end()) return std::nullopt;
    *first = false;
    return static_cast<Talk>(first - waits_.begin());
  }

 private:
  bool& waits(Talk talk) { return waits_[index(talk)]; }
  std::array<bool, 3> waits_{};
  bool flor_cancels_;
};

bool cancels_envido(const AnyMatch& match) {
  const auto value = parameter(match, "flor_cancels_envido");
  const bool* yes = value ? std::get_if<bool>(&*value) : nullptr;
  return yes && *yes;
}

bool starts(const Entry& entry) { return word(entry, "type").ends_with("_started"); }

std::vector<Entry> deal_of(const AnyMatch& match, const EventReader& written, EventSeq seq) {
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

// In a gallo by turns either name of the pair stands for both.
bool names_his_side(const Values& values, const Entry& settled, Seat player) {
  const AnyMatch then = match_before(values.match, settled.seq);
  const auto winner = place_in(values.names.sides, word(settled, "winner"));
  if (!winner || duel(settled) != duel_of_player(then, player)) return false;
  const auto others = opponents_of(then, side_of(then, player));
  return std::ranges::find(others, side_at(*winner)) == others.end();
}

bool is_false(const AnyMatch& match, Deal deal, const std::string& player) {
  const bool admitted = std::ranges::any_of(deal, [&](const Entry& entry) {
    return word(entry, "player") == player && word(entry, "type") == "false_flor";
  });
  return admitted || flor_shown(match, deal, player) == json(false);
}

// True for the best value of its contest; of equal values the one said first wins.
bool is_best(const AnyMatch& match, Deal deal, const Entry& own, std::string_view of) {
  const int points = own.event["points"];
  return std::ranges::none_of(deal, [&](const Entry& entry) {
    const bool against = word(entry, "type") == "declared" && word(entry, "of") == of &&
                         duel(entry) == duel(own) && entry.event.contains("points") && entry.seq != own.seq;
    if (!against || (of == "flor" && is_false(match, deal, word(entry, "player")))) return false;
    const int other = entry.event["points"];
    return other > points || (other == points && entry.seq < own.seq);
  });
}

std::optional<Entry> won_entry(const Values& values, Deal deal, std::string_view of) {
  const auto seat = place_in(values.names.seats, values.player);
  if (!seat) return std::nullopt;
  const Entry *declaration = nullptr, *called = nullptr;
  bool compared = false;
  for (const Entry& entry : deal) {
    const std::string type = word(entry, "type");
    const bool here = word(entry, "of") == of, his = word(entry, "player") == values.player;
    if (type == "settled" && here && names_his_side(values, entry, seat_at(*seat))) return entry;
    compared = compared || (here && (type == "settled" || type == "declared"));
    if (type == "declared" && here && his && entry.event.contains("points")) declaration = &entry;
    if (type == "called" && of == "flor" && his && is_flor(word(entry, "call"))) called = &entry;
  }
  if (declaration)
    return is_best(values.match, deal, *declaration, of) ? std::optional(*declaration) : std::nullopt;
  return called && !compared ? std::optional(*called) : std::nullopt;
}

struct TalkCalls {
  std::optional<Talk> own;
  std::vector<const Entry*> before, later;
};
TalkCalls talk_around(const AnyMatch& match, Deal deal, const Entry& call) {
  std::vector<std::pair<std::optional<Talk>, const Entry*>> calls;
  Contest contest(cancels_envido(match));
  TalkCalls around;
  for (const Entry& entry : deal) {
    if (word(entry, "type") != "called" || duel(entry) != duel(call)) continue;
    calls.emplace_back(contest.assign_call(word(entry, "call")), &entry);
    if (entry.seq == call.seq) around.own = calls.back().first;
  }
  for (const auto& [talk, entry] : calls) {
    if (talk != around.own || entry->seq == call.seq) continue;
    (entry->seq < call.seq ? around.before : around.later).push_back(entry);
  }
  return around;
}

std::vector<EventSeq> seqs_of(const std::vector<const Entry*>& entries) {
  std::vector<EventSeq> seqs;
  for (const Entry* entry : entries) seqs.push_back(entry->seq);
  return seqs;
}

bool is_latest(const Values& values, Deal deal) {
  const auto latest = entries_of_deal(values.match, values.written);
  return !latest.empty() && !deal.empty() && latest.front().seq == deal.front().seq;
}

// The replacement of a call, and the events that become invalid.
struct Anew {
  struct SpokenCall {
    std::string call, player;
  } instead;
  std::vector<EventSeq> fallen;
  bool contested = true;    // both sides still have a flor
  std::string silent = {};  // player whose flor is removed with its value
};
std::vector<json> anew_from(const Values& values, Deal deal, const Entry& call, const Anew& anew) {
  json first{{"type", "called"}, {"player", anew.instead.player}, {"call", anew.instead.call}};
  if (duel(call) != 0) first["duel"] = duel(call);
  std::vector<json> events{std::move(first)};
  for (auto number = static_cast<std::int64_t>(call.seq) + 1;
       number <= static_cast<std::int64_t>(last_seq(values.match)); ++number) {
    auto entry = entry_at(values.match, values.written, number);
    if (!entry || std::ranges::find(anew.fallen, entry->seq) != anew.fallen.end()) continue;
    const bool here = entry->seq <= deal.back().seq && duel(*entry) == duel(call);
    const bool value = here && word(*entry, "of") == "flor" && word(*entry, "type") != "shown";
    const bool gone = value && (!anew.contested || word(*entry, "player") == anew.silent);
    if (!gone) events.push_back(std::move(entry->event));
  }
  return events;
}

// Removes a flor. A raise or an achico after it stakes its player's own flor; an answer depends on its raise.
class FloresLeft {
 public:
  FloresLeft(const Values& values, const Entry& call, const TalkCalls& talk)
      : own_(word(call, "player")), names_(values.names), then_(match_before(values.match, call.seq)) {
    const Side side = side_of_player(own_);
    against_ = opponents_of(then_, side);
    for (const Entry* entry : talk.before) take(*entry);
    for (const Entry* entry : talk.later) {
      if (!is_allowed(*entry))
        fallen.push_back(entry->seq);
      else
        take(*entry);
    }
  }
  std::vector<EventSeq> fallen;
  std::optional<Anew::SpokenCall> instead;
  bool is_contested() const { return flor_[0] && flor_[1]; }

 private:
  Side side_of_player(const std::string& player) const {
    const auto seat = std::ranges::find(names_.seats, player) - names_.seats.begin();
    return side_of(then_, seat_at(static_cast<int>(seat)));
  }
  std::size_t team(const Entry& entry) const {
    const Side side = side_of_player(word(entry, "player"));
    return std::ranges::find(against_, side) == against_.end() ? 0 : 1;
  }
  static bool answers(const std::string& call) { return call.ends_with("quiero"); }
  bool is_allowed(const Entry& entry) {
    const std::string call_word = word(entry, "call"), who = word(entry, "player");
    const std::size_t own = team(entry);
    if (answers(call_word) && raised_by_) return *raised_by_ != own;
    if (who == own_) return false;
    if (call_word == "flor" || flor_[1 - own]) return true;
    if (!instead && !flor_[own]) {
      instead = {"flor", who};
      flor_[own] = true;
    }
    return false;
  }
  void take(const Entry& entry) {
    const std::string call_word = word(entry, "call");
    const std::size_t own = team(entry);
    const bool answers_raise = raised_by_.has_value() && answers(call_word);
    raised_by_.reset();
    if (answers_raise) return;  // an answer to a plain flor announces one
    flor_[own] = true;
    if (is_flor_raise(call_word)) raised_by_ = own;
  }

  std::string own_;
  const Names& names_;
  AnyMatch then_;
  std::vector<Side> against_;
  std::array<bool, 2> flor_{};
  std::optional<std::size_t> raised_by_;
};

Strike strike_flor(const Values& values, Deal deal, const Entry& call, const TalkCalls& talk) {
  FloresLeft left(values, call, talk);
  if (left.instead)
    return {.anew = anew_from(values, deal, call,
                              {*left.instead, left.fallen, left.is_contested(), word(call, "player")})};
  return {.also = std::move(left.fallen), .cascade = true};
}

}  // namespace

std::optional<Strike> strike_of_call(const Values& values, const Entry& call, bool accepted) {
  const std::vector<Entry> deal = deal_of(values.match, values.written, call.seq);
  const TalkCalls talk = talk_around(values.match, deal, call);
  const std::string call_word = word(call, "call");
  const bool raise = talk_of(call_word).has_value() && talk.own == Talk::envido && !talk.before.empty();
  if (accepted) {
    const bool taken = raise && !talk.later.empty() && word(*talk.later.front(), "call") == "quiero";
    if (!taken) return std::nullopt;
    const Anew anew{.instead = {"quiero", word(call, "player")}, .fallen = seqs_of(talk.later)};
    return Strike{.anew = anew_from(values, deal, call, anew)};
  }
  if (talk.own == Talk::flor && talk_of(call_word)) return strike_flor(values, deal, call, talk);
  // A call without its raise or answer is open again, which is impossible in an earlier hand.
  const bool opens = talk_of(call_word) && !raise;
  if (!opens && !is_latest(values, deal)) return std::nullopt;
  Strike strike{.cascade = true};
  if (talk_of(call_word)) strike.also = seqs_of(talk.later);
  return strike;
}

json flor_shown(const AnyMatch& match, Deal deal, std::string_view player) {
  for (const Entry& entry : deal) {
    const json cards = entry.event.value("cards", json::array());
    if (word(entry, "type") != "shown" || word(entry, "player") != player || cards.empty()) continue;
    const auto words = cards.get<std::vector<std::string>>();
    const TableStatus table = table_status(match_before(match, entry.seq));
    return find_count(kTrucoCalculators, "flor")->count(words, table).has_value();
  }
  return nullptr;
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

std::optional<WinningEntry> last_value_won(const Values& values, const Which& which) {
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
    const bool is_meant = !which.hand || std::ranges::find(deal, *which.hand, &Entry::seq) != deal.end();
    const bool in_time = !which.before || deal.back().seq < *which.before;
    for (const std::string_view of : {"envido", "flor"}) {
      if (void_deal || !is_meant || !in_time || (!which.of.empty() && which.of != of)) continue;
      if (auto won = won_entry(values, deal, of)) return WinningEntry{std::move(*won), present};
    }
    deal.clear();
    void_deal = present = false;
  }
  return std::nullopt;
}

}  // namespace tanteador::referee
