#include "src/referee/fill.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include "src/referee/calculators.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

constexpr std::string_view kOtherSides = "each_other_side_of", kAllSides = "each_side",
                           kTeam = "each_player_with", kEach = "each", kVoidDeal = "void_deal",
                           kStrikeCall = "strike_call", kBegunDeal = "begun_deal",
                           kTurnedOver = "turned_over", kRecounted = "recounted", kInHand = "in_hand",
                           kEnd = "end", kUnlessBegun = "unless_begun";

std::optional<int> place_of(const std::vector<std::string>& names, const std::string& name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

// Evaluates placeholders, entries and amounts of one remedy or step.
class Filler {
 public:
  explicit Filler(const Filling& filling) : in_(filling) {}

  std::vector<std::string> missing;
  bool nothing = false;    // an entry is not in force, or the table lacks a number
  bool confirmed = false;  // an entry to be corrected is already right

  std::vector<json> events(const json& item) {
    if (item.contains(kBegunDeal)) return begun_deal(item.at(std::string(kBegunDeal)) == "struck");
    if (item.contains(kUnlessBegun)) return events_unless_begun(item.at(std::string(kUnlessBegun)));
    if (item.contains(kRecounted)) return recount_fields(item.at(std::string(kRecounted)));
    if (item.contains(kInHand)) return change_hand(item);
    if (item.contains(kStrikeCall)) return call_struck(item.at(std::string(kStrikeCall)));
    if (item.contains(kTurnedOver)) return complete_events(turned_over(item.at(std::string(kTurnedOver))));
    if (item.contains(kVoidDeal)) return complete_events({deal_voided(item.at(std::string(kVoidDeal)))});
    const auto names = names_of(item);
    if (!names) return changing(complete_events({fill_value(item)}));
    std::vector<json> each;
    for (const std::string& name : *names) {
      each_ = name;
      std::ranges::move(complete_events({fill_value(item.at("event"))}), std::back_inserter(each));
    }
    return each;
  }
  // The latest entry with these fields, in the deal; with `seq` in the match. A list means any of its values.
  std::optional<Entry> entry(const json& fields) {
    const json wanted = fill_value(fields);
    if (!missing.empty() || nothing) return std::nullopt;
    if (wanted.contains("seq")) return named_entry(wanted);
    const Entry* latest = latest_entry(wanted);
    return latest ? std::optional(*latest) : std::nullopt;
  }
  bool has_entry(const json& fields) {
    const json wanted = fill_value(fields);
    if (!missing.empty() || nothing) return false;
    return wanted.contains("seq") ? named_entry(wanted).has_value() : latest_entry(wanted) != nullptr;
  }
  Arg gap(const json& source) {
    if (source.contains("entry")) {
      const auto found = entry(source["entry"]);
      return found ? Arg(found->seq) : Arg(std::string_view("?"));
    }
    if (source.contains("parameter") || source.contains("fact")) {
      const json number = amount(source);
      return number.is_number_integer() ? Arg(number.get<int>()) : Arg(std::string_view("?"));
    }
    return std::string_view("?");
  }
  std::vector<std::string> other_sides(const std::string& fact) {
    const auto own = side_of_fact(fact);
    std::vector<std::string> others;
    if (!own) miss(fact);
    for (const Side side : own ? opponents_of(in_.match, side_at(*own)) : std::vector<Side>())
      others.push_back(in_.names.sides[index(side)]);
    return others;
  }

 private:
  // The names for which an event is entered once each; empty for a single event.
  std::optional<std::vector<std::string>> names_of(const json& item) {
    if (item.contains(kAllSides)) return in_.names.sides;
    if (item.contains(kOtherSides)) return other_sides(item.at(std::string(kOtherSides)));
    if (item.contains(kTeam)) return team(item.at(std::string(kTeam)));
    return std::nullopt;
  }
  // The player and the partners in the same contest who have not left it.
  std::vector<std::string> team(const std::string& fact) {
    const auto own = seat_of_fact(fact);
    std::vector<std::string> names;
    if (!own) miss(fact);
    if (!own) return names;
    const GameReferee& game = referee_of(game_name(in_.match));
    const auto contest_at = game.contest_of;
    const auto others = opponents_of(in_.match, side_of(in_.match, seat_at(*own)));
    const int contest = contest_at ? contest_at(in_.match, seat_at(*own)) : 0;
    for (int place = 0; place < seat_count(in_.match); ++place) {
      const Seat seat = seat_at(place);
      const std::string& name = in_.names.seats[index(seat)];
      const bool against = std::ranges::find(others, side_of(in_.match, seat)) != others.end();
      const bool here = contest == 0 || contest_at(in_.match, seat) == contest;
      if (!against && here && !latest_entry({{"type", game.leave}, {"player", name}})) names.push_back(name);
    }
    return names;
  }
  // An amendment that changes nothing is dropped; it confirms its entry.
  std::vector<json> changing(std::vector<json> events) {
    const auto is_idle = [&](const json& event) {
      if (event.value("type", "") != "amended" || !event.contains("event")) return false;
      const auto entry = entry_at(in_.match, in_.written, event.value("seq", std::int64_t{0}));
      return entry && entry->event == event["event"];
    };
    confirmed = std::erase_if(events, is_idle) > 0 || confirmed;
    return events;
  }
  std::vector<json> complete_events(std::vector<json> events) {
    std::erase_if(events, [](const json& event) { return event.is_discarded(); });
    for (json& event : events) complete(event);
    return events;
  }
  // Starts the next deal only if it has not started.
  std::vector<json> events_unless_begun(const json& event) {
    return in_.begun.empty() ? complete_events({fill_value(event)}) : std::vector<json>();
  }
  std::vector<json> begun_deal(bool struck) {
    if (struck) return all_struck(in_.begun);
    std::vector<json> events;
    for (const Entry& entry : in_.begun) {
      if (!stands_without_deal(type_of(entry))) events.push_back(entry.event);
    }
    return complete_events(std::move(events));
  }
  // Counts the finished deal again. If it is reopened, later deals are removed first and entered again.
  std::vector<json> recount_fields(const json& fields) {
    const json count = fill_value(fields);
    const auto count_again = referee_of(game_name(in_.match)).count_again;
    const FactQuery query{in_.match, in_.names, in_.deal, in_.written, {}};
    const auto found = missing.empty() && count_again ? count_again(query, count) : std::nullopt;
    nothing = nothing || (missing.empty() && !found);
    confirmed = confirmed || (found && found->confirms);
    if (found && !found->missing.empty()) miss(std::string(found->missing));
    if (!found || found->events.empty()) return {};
    std::vector<json> events = changing(complete_events(found->events));
    if (events.size() <= 1) return events;
    const auto struck = begun_deal(true), again = begun_deal(false);
    events.insert(events.begin(), struck.begin(), struck.end());
    events.insert(events.end(), again.begin(), again.end());
    return events;
  }
  // Removes these entries, latest first. Impossible if a ruling is among them, as it would be removed too.
  std::vector<json> all_struck(std::span<const Entry> entries) {
    constexpr std::size_t kAtOnce = Voided::kAlsoMax + 1;
    std::vector<std::int64_t> seqs;
    for (const Entry& entry : entries | std::views::reverse) {
      nothing = nothing || type_of(entry) == "case_ruled";
      if (!stands_without_deal(type_of(entry))) seqs.push_back(static_cast<std::int64_t>(entry.seq));
    }
    std::vector<json> events;
    for (std::size_t at = 0; at < seqs.size(); at += kAtOnce) {
      const std::size_t end = std::min(seqs.size(), at + kAtOnce);
      json event{{"type", "voided"}, {"seq", seqs[end - 1]}, {"cascade", true}};
      for (std::size_t i = end - 1; i-- > at;) event["also"].push_back(seqs[i]);
      events.push_back(std::move(event));
    }
    return complete_events(std::move(events));
  }
  // Applies events in the hand with such an entry, or the current one. Later hands are entered again.
  std::vector<json> change_hand(const json& item) {
    const json wanted = fill_value(item.at(std::string(kInHand)));
    if (!missing.empty()) return {};
    const bool several = wanted.contains(contest_) && contest_facts(in_.match).size() > 1;
    const auto target_hand =
        several ? std::nullopt : hand_with(in_.match, in_.written, [&](const Entry& entry) {
          return fits(entry, wanted) && wanted.value("seq", static_cast<std::int64_t>(entry.seq)) ==
                                            static_cast<std::int64_t>(entry.seq);
        });
    const bool earlier = target_hand && !target_hand->later.empty();
    const AnyMatch then = earlier ? match_before(in_.match, target_hand->later.front().seq) : in_.match;
    const std::vector<Entry> none;
    const Filling there{in_.one,
                        in_.rule,
                        in_.facts,
                        then,
                        in_.names,
                        earlier ? std::span(target_hand->entries) : in_.deal,
                        earlier ? std::span(target_hand->later) : std::span(none),
                        in_.written};
    Filler filler(there);
    std::vector<json> all;
    for (const json& each : item.at("events"))
      std::ranges::move(filler.events(each), std::back_inserter(all));
    confirmed = confirmed || filler.confirmed;
    for (const std::string& fact : filler.missing) miss(fact);
    nothing = nothing || filler.nothing;
    if (all.empty() && filler.confirmed) return all;
    const auto struck = filler.begun_deal(true), again = filler.begun_deal(false);
    all.insert(all.begin(), struck.begin(), struck.end());
    all.insert(all.end(), again.begin(), again.end());
    nothing = nothing || filler.nothing;
    return all;
  }

  // Replaces all placeholders. A discarded value is left out.
  json fill_value(const json& value) {
    if (value.is_string() && value.get_ref<const std::string&>().starts_with('$'))
      return placeholder(value.get<std::string>().substr(1));
    if (value.is_object() && value.contains("entry")) return entry_value(value);
    if (value.is_object() && (value.contains("parameter") || value.contains("fact"))) return amount(value);
    if (!value.is_structured()) return value;
    json all = value.is_object() ? with_names(value) : value;
    for (auto& part : all) part = fill_value(part);
    for (auto part = all.begin(); part != all.end();)
      part = part->is_discarded() ? all.erase(part) : std::next(part);
    return all;
  }

  json with_names(const json& value) {
    json all = json::object();
    for (const auto& [key, part] : value.items()) {
      const json name = key.starts_with('$') ? placeholder(key.substr(1)) : json(key);
      if (name.is_string()) all[name.get<std::string>()] = part;
    }
    return all;
  }

  std::optional<Entry> named_entry(const json& wanted) const {
    auto named = entry_at(in_.match, in_.written, wanted["seq"].get<std::int64_t>());
    return named && fits(*named, wanted) ? named : std::nullopt;
  }
  const Entry* latest_entry(const json& wanted) const {
    const auto found = std::ranges::find_if(in_.deal.rbegin(), in_.deal.rend(),
                                            [&](const Entry& each) { return fits(each, wanted); });
    return found == in_.deal.rend() ? nullptr : &*found;
  }
  static bool fits(const Entry& entry, const json& wanted) {
    return std::ranges::all_of(wanted.items(), [&](const auto& field) {
      if (field.key() == "seq") return true;
      const auto own = entry.event.find(field.key());
      if (own == entry.event.end()) return field.value().is_null();
      const json& value = field.value();
      return value == *own || (value.is_array() && std::ranges::find(value, *own) != value.end());
    });
  }
  // The number of an entry; with "with", the entry with some fields replaced (null removes a field).
  json entry_value(const json& value) {
    const auto found = entry(value["entry"]);
    nothing = nothing || (!found && missing.empty());
    if (!found) return json(json::value_t::discarded);
    if (!value.contains("with")) return static_cast<std::int64_t>(found->seq);
    json event = found->event;
    event.merge_patch(fill_value(value["with"]));
    return event;
  }
  // Cancels the open deal, or the last one in place of its end. Does nothing if the deal was not entered.
  json deal_voided(const json& entered) {
    if (deal_is_open(in_.match)) return {{"type", "annulled"}};
    const json known = entered.is_string() ? fill_value(entered) : json(true);
    if (known != json(true)) return json(json::value_t::discarded);
    if (in_.facts.contains("deal") && in_.deal.empty()) return json(json::value_t::discarded);
    const json end = end_of_deal();
    nothing = nothing || end.is_null();
    return {{"type", "amended"},
            {"seq", end.is_null() ? json(0) : end},
            {"cascade", true},
            {"event", {{"type", "annulled"}}}};
  }

  std::vector<json> call_struck(json fields) {
    fields["type"] = referee_of(game_name(in_.match)).call;
    const bool accepted = fields.value("accepted", false);
    fields.erase("accepted");
    const auto call = entry(fields);
    const auto strike_of = referee_of(game_name(in_.match)).strike;
    const auto strike = call && strike_of
                            ? strike_of({in_.match, in_.names, in_.written, {}}, *call, accepted)
                            : std::nullopt;
    nothing = nothing || (!strike && missing.empty());
    if (!strike) return {};
    if (strike->anew) return reenter_events(call->seq, *strike->anew);
    json event{{"type", "voided"}, {"seq", static_cast<std::int64_t>(call->seq)}};
    if (strike->cascade) event["cascade"] = true;
    for (const EventSeq each : strike->also) event["also"].push_back(static_cast<std::int64_t>(each));
    return complete_events({std::move(event)});
  }
  // Removes everything from this entry on and enters `events` instead.
  std::vector<json> reenter_events(EventSeq from, const std::vector<json>& events) {
    std::vector<Entry> entries;
    for (auto seq = from; seq <= last_seq(in_.match); seq = EventSeq{static_cast<std::int64_t>(seq) + 1}) {
      if (auto entry = entry_at(in_.match, in_.written, static_cast<std::int64_t>(seq)))
        entries.push_back(std::move(*entry));
    }
    std::vector<json> all = all_struck(entries);
    for (const json& event : events) {
      if (!stands_without_deal(event.value("type", ""))) all.push_back(event);
    }
    return complete_events(std::move(all));
  }

  // Enters a finding about the winner's cards: `shown` in the current hand, otherwise a correction.
  std::vector<json> turned_over(json fields) {
    fields = fill_value(fields);
    if (!missing.empty()) return {};
    std::optional<EventSeq> hand;
    if (fields.contains("hand")) hand = EventSeq{fields["hand"].get<std::int64_t>()};
    fields.erase("hand");
    const std::string player = fields["player"], of = fields["of"];
    const auto find = referee_of(game_name(in_.match)).value_won;
    const auto won =
        find ? find({in_.match, in_.names, in_.written, player}, {.of = of, .hand = hand}) : std::nullopt;
    const bool found = fields.contains("differs") || fields.contains("refused");
    const AnyMatch then = won ? match_before(in_.match, won->entry.seq) : in_.match;
    const auto worth = fields.contains("cards") ? value_of(then, of, fields["cards"]) : Worth{};
    nothing = nothing || worth.unknown;
    const bool none = find_held_against(of).may_lack && fields.contains("cards") && !worth.value;
    nothing = nothing || (hand && !won) || (!won && !found && !none);
    if (won && !found && !none) compare(*won, fields, worth.value);
    fields.erase("said");
    if (!missing.empty()) return {};
    if (won && !won->present && (found || !none)) return {turned_later(won->entry, fields, worth.value)};
    fields["type"] = "shown";
    if (!fields.contains("differs") && !fields.contains("refused")) fields.erase("of");
    if (!contest_.empty()) fields[contest_] = "$player." + contest_ + "?";
    if (!won || won->present) return {fill_value(fields)};
    return change_hand(
        {{"in_hand", {{"seq", static_cast<std::int64_t>(won->entry.seq)}}}, {"events", {fields}}});
  }
  // Compares the cards with the value said; asks for it if unknown. Nothing if values are counted anew.
  void compare(const WinningEntry& won, json& fields, std::optional<int> worth) {
    if (won.entry.event.contains("points") || type_of(won.entry) == referee_of(game_name(in_.match)).call)
      return;
    if (!worth) return;
    nothing = nothing || find_held_against(fields["of"].get<std::string>()).anew;
    if (!fields.contains("said")) return miss("said");
    if (fields["said"] != *worth)
      fields["differs"] = true;
    else if (!won.present)
      fields["borne_out"] = true;
  }
  // If the cards have the value said, nothing changes, and no remedy may claim otherwise.
  json turned_later(const Entry& won, const json& fields, std::optional<int> worth) {
    json event = won.event;
    const std::string of = fields["of"];
    const bool differs = fields.contains("differs"), refused = fields.contains("refused");
    const bool compared = worth && event.contains("points");
    const bool borne_out = fields.contains("borne_out") || (compared && *worth == event["points"]);
    const bool done = event.contains("differs") || event.contains("refused");
    nothing = nothing || done || (differs && borne_out) || (!differs && !refused && !compared && !borne_out);
    if (borne_out) return json(json::value_t::discarded);
    if (!differs && !refused && find_held_against(of).anew)
      event["points"] = worth.value_or(0);
    else
      event[refused ? "refused" : "differs"] = true;
    return {{"type", "amended"},
            {"seq", static_cast<std::int64_t>(won.seq)},
            {"cascade", true},
            {"event", std::move(event)}};
  }
  HeldAgainst find_held_against(std::string_view of) const {
    const auto find = referee_of(game_name(in_.match)).held_against;
    return find ? find(in_.match, of) : HeldAgainst();
  }
  struct Worth {
    std::optional<int> value = {};  // empty: these cards have none
    bool unknown = false;           // a card turned up decides, and it was not entered
  };
  Worth value_of(const AnyMatch& then, const std::string& of, const json& words) const {
    const auto cards = words.get<std::vector<std::string>>();
    const std::string_view game = game_name(in_.match);
    const CountRow* row = find_count(calculators(game), of);
    if (!row || unreadable_card(game, cards)) return {};
    const TableStatus table = table_status(then);
    const auto value = row->count(cards, table);
    if (!value) return {{}, lacks_turned_card(calculators(game), table)};
    return {value->halves / 2};
  }

  json placeholder(std::string name) {
    const bool optional = name.ends_with('?');
    if (optional) name.pop_back();
    const std::size_t dot = std::min(name.find('.'), name.size());
    const std::string fact = name.substr(0, dot), part = name.substr(std::min(dot + 1, name.size()));
    json value = fact == kEach  ? json(each_)
                 : fact == kEnd ? end_of_deal()
                 : part.empty() ? plain(fact)
                                : part_of(fact, part);
    if (!value.is_null()) return value;
    const bool one_of_many = part == "other_side" && side_of_fact(fact);
    if (fact == kEnd || one_of_many)
      nothing = true;
    else if (!optional)
      miss(fact);
    return json(json::value_t::discarded);
  }

  json end_of_deal() const {
    const auto end = referee::end_of_deal(in_.match, in_.deal);
    return end ? json(static_cast<std::int64_t>(*end)) : json();
  }

  json plain(const std::string& fact) const {
    const auto found = in_.facts.find(fact);
    if (found == in_.facts.end()) return nullptr;
    const json& value = found->second;
    return value.is_object() ? *value.begin() : value;  // {"player": "Ana"} becomes "Ana"
  }

  std::optional<int> seat_of_fact(const std::string& fact) const {
    const auto found = in_.facts.find(fact);
    if (found == in_.facts.end() || !found->second.contains("player")) return std::nullopt;
    return place_of(in_.names.seats, found->second["player"]);
  }
  std::optional<int> side_of_fact(const std::string& fact) const {
    if (const auto seat = seat_of_fact(fact)) return index(side_of(in_.match, seat_at(*seat)));
    const auto found = in_.facts.find(fact);
    if (found == in_.facts.end() || !found->second.contains("side")) return std::nullopt;
    return place_of(in_.names.sides, found->second["side"]);
  }

  json part_of(const std::string& fact, const std::string& part) const {
    if (!contest_.empty() && part == contest_) return contest_of(fact);
    const auto side = side_of_fact(fact);
    if (!side) return nullptr;
    if (part == "side") return in_.names.sides[*side];
    const bool two = in_.names.sides.size() == 2;
    if (part == "other_side" && two) return in_.names.sides[1 - *side];
    return nullptr;
  }

  // Number of the player's contest in the deal, from 1; null if there is only one.
  json contest_of(const std::string& fact) const {
    const auto seat = seat_of_fact(fact);
    const auto find = referee_of(game_name(in_.match)).contest_of;
    const int contest = seat && find ? find(in_.match, seat_at(*seat)) : 0;
    return contest == 0 ? json() : json(contest);
  }

  json amount(const json& value) {
    const std::optional<int> base = base_of(value);
    return base ? json(*base * value.value("times", 1)) : json(json::value_t::discarded);
  }
  std::optional<int> base_of(const json& value) {
    if (value.contains("parameter")) {
      const auto found = parameter(in_.match, value["parameter"].get<std::string>());
      const int* number = found ? std::get_if<int>(&*found) : nullptr;
      nothing = nothing || !number;
      return number ? std::optional(*number) : std::nullopt;
    }
    const json known = plain(value["fact"]);
    if (known.is_number_integer()) return known.get<int>();
    miss(value["fact"]);
    return std::nullopt;
  }

  void complete(json& event) const {
    if (!event.is_object()) return;
    const std::string type = event.value("type", "");
    const bool decides = type == "ruled" || type == "annulled" || type == "voided" || type == "amended";
    if (decides && !event.contains("reason")) event["reason"] = tr(in_.one.title);
    if (type == "ruled" && !event.contains("rule") && !in_.rule.empty()) event["rule"] = in_.rule;
    if (type == "warned" && !event.contains("fault")) event["fault"] = in_.one.id;
    if (type == "amended" && event["event"].is_object()) complete(event["event"]);
  }
  void miss(const std::string& fact) {
    if (std::ranges::find(missing, fact) == missing.end()) missing.push_back(fact);
  }

  const Filling& in_;
  std::string each_;
  const std::string contest_{own_words(game_name(in_.match)).contest};  // field with the number of a contest
};

}  // namespace

bool stands_without_deal(std::string_view type) {
  constexpr std::array<std::string_view, 8> kTypes{"ruled",     "warned",  "appealed", "appeal_decided",
                                                   "confirmed", "renamed", "replaced", "case_ruled"};
  return std::ranges::find(kTypes, type) != kTypes.end() || is_own_decision(type);
}

bool stands_in_log(const json& fields, const Filling& filling) { return Filler(filling).has_entry(fields); }

Phrase fill(const Step& step, const Filling& filling) {
  Phrase phrase{.text = step.text};
  for (std::size_t i = 0; i < std::min<std::size_t>(step.gaps.size(), kPhraseArgs); ++i)
    phrase.args[i] = Filler(filling).gap(step.gaps[i]);
  return phrase;
}

std::optional<Remedy> fill(const RemedyTemplate& remedy, const Filling& filling) {
  Remedy filled{.id = remedy.id, .title = remedy.title, .fixed = remedy.fixed};
  Filler filler(filling);
  for (const json& item : remedy.events)
    std::ranges::move(filler.events(item), std::back_inserter(filled.events));
  filled.missing = std::move(filler.missing);
  if (!filled.missing.empty()) filled.events.clear();
  if (filled.missing.empty() && filler.nothing) return std::nullopt;
  filled.confirms = filler.confirmed && filled.missing.empty() && filled.events.empty();
  return filled;
}

}  // namespace tanteador::referee
