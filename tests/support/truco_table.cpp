#include "tests/support/truco_table.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "src/codec/fields.hpp"
#include "src/core/log_rules.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::test {

namespace {

using namespace truco;
using std::string;
using std::string_view;

[[noreturn]] void bad(string_view what) { throw std::invalid_argument("cannot read: " + string(what)); }

int number(string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) bad(text);
  return value;
}

std::vector<string_view> split(string_view text, char by) {
  std::vector<string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// Splits "A=3" into {"A", "3"}. The second part is empty without the sign.
std::pair<string_view, string_view> cut_at(string_view text, string_view sign) {
  const std::size_t at = text.find(sign);
  if (at == string_view::npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + sign.size())};
}

template <class Enum>
std::optional<Enum> word_of(string_view text) {
  const auto& list = codec::Words<Enum>::list;
  const auto found = std::ranges::find(list, text);
  if (found != list.end()) return static_cast<Enum>(found - list.begin());
  if constexpr (requires { codec::Words<Enum>::aliases; }) {
    const auto& aliases = codec::Words<Enum>::aliases;
    const auto alias = std::ranges::find(aliases, text, &codec::Alias<Enum>::word);
    if (alias != aliases.end()) return alias->value;
  }
  return std::nullopt;
}

Card card(string_view text) {
  const auto card = spanish::parse(text, spanish::Letters::brazilian);
  if (!card) bad(text);
  return *card;
}

HandCards cards(string_view text) {
  HandCards out;
  for (const string_view word : split(text, ',')) out.push_back(card(word));
  return out;
}

void set(Parameters& parameters, string_view name, const ParameterValue& value) {
  for (const auto& info : Truco::parameters()) {
    if (info.name != name) continue;
    if (!info.set(parameters, value)) bad(name);
    return;
  }
  bad(name);
}

ParameterValue parameter_value(string_view text) {
  if (text == "true" || text == "false") return text == "true";
  if (text.find_first_not_of("0123456789") == string_view::npos) return number(text);
  return text;
}

Truco::Ruleset seat_all(int players, string_view parameters, Sides sides) {
  Seating seating{.players = players};
  if (sides == Sides::two_of_three) seating.sides = {{Seat{0}}, {Seat{1}, Seat{2}}};
  if (players == 8)
    seating.sides = {{Seat{0}, Seat{2}, Seat{5}, Seat{7}}, {Seat{1}, Seat{3}, Seat{4}, Seat{6}}};
  return Truco::seat(parameters_of(parameters), seating).value();
}

// Cards that decide a trick: one high card for the winner, two equal ones for a tie, low ones otherwise.
constexpr string_view kHigh[] = {"1e", "1b", "7e"};
constexpr string_view kAlike[3][2] = {{"3e", "3b"}, {"2e", "2b"}, {"12e", "12b"}};
constexpr string_view kLow[] = {"4e",  "4b",  "4o",  "4c",  "5e",  "5b",  "5o",  "5c",
                                "6e",  "6b",  "6o",  "6c",  "7b",  "7c",  "10e", "10b",
                                "10o", "10c", "11e", "11b", "11o", "11c", "12o", "12c"};

}  // namespace

Parameters parameters_of(string_view text) {
  Parameters parameters;
  for (const string_view word : split(text, ' ')) {
    const auto [name, value] = cut_at(word, "=");
    if (const rulebook::Edition* edition = rulebook::find_edition(name)) {
      for (const auto& [key, held] : edition->parameters) {
        const auto as_is = [](const auto& v) -> ParameterValue { return v; };
        set(parameters, key, std::visit(as_is, held));
      }
    } else {
      set(parameters, name, parameter_value(value));
    }
  }
  return parameters;
}

Table::Table(int players, string_view parameters, Sides sides)
    : match_(seat_all(players, parameters, sides)) {}

string Table::seat_name(Seat seat) const {
  const auto& rules = match_.rules();
  const int side = rules.side_of[static_cast<std::size_t>(index(seat))];
  string name(1, static_cast<char>('A' + side));
  if (rules.seats == 2 || rules.gallo_by_turns()) return name;
  int place = 1;
  for (int other = 0; other < index(seat); ++other)
    place += rules.side_of[static_cast<std::size_t>(other)] == side;
  return name + std::to_string(place);
}

std::optional<Seat> Table::seat(string_view name) const {
  if (name == "nobody") return seat_at(match_.rules().seats);
  for (int place = 0; place < match_.rules().seats; ++place) {
    if (seat_name(seat_at(place)) == name) return seat_at(place);
  }
  return std::nullopt;
}

Seat Table::need_seat(string_view name) const {
  const auto found = seat(name);
  if (!found) bad(name);
  return *found;
}

Side Table::need_side(string_view name) const {
  if (name.size() != 1 || name[0] < 'A' || name[0] > 'Z') bad(name);
  return side_at(name[0] - 'A');
}

namespace {

TallyFor tally_for(string_view word) { return word_of<TallyFor>(word).value_or(TallyFor::other); }

}  // namespace

// Parses one word of the notation; tries the least ambiguous kinds first.
Truco::Event Table::game_event(string_view whole) const {
  const auto [word, duel_text] = cut_at(whole, "@");
  const auto duel = static_cast<Duel>(duel_text.empty() ? 0 : number(duel_text));
  if (word.starts_with("hand+")) {
    HandStarted start{.dealer = {}, .mode = {}, .pairs = {}, .as_played = word.ends_with('!')};
    const auto [kind, decides] = cut_at(word.substr(5, word.size() - 5 - (start.as_played ? 1 : 0)), ">");
    start.kind = word_of<HandKind>(kind);
    if (!decides.empty()) start.decides = need_seat(decides);
    return start;
  }
  if (word.starts_with("hand")) {
    const auto parts = cut_at(word, "/");
    const auto more = cut_at(parts.second, "/");
    const auto dealer = cut_at(parts.first, "=").second;
    HandStarted start;
    if (!dealer.empty()) start.dealer = need_seat(dealer);
    start.as_played = more.first.ends_with('!');
    start.mode = word_of<Mode>(more.first.substr(0, more.first.size() - (start.as_played ? 1 : 0)));
    for (const string_view pair : split(more.second, ',')) {
      const auto [one, other] = cut_at(pair, "-");
      start.pairs.push_back({need_seat(one), need_seat(other)});
    }
    return start;
  }
  if (word == "annulled") return Annulled{};
  if (const auto [key, value] = cut_at(word, "="); key == "turned") {
    return Turned{card(value)};
  } else if (key == "carried") {
    Carried carried;
    std::size_t side = 0;
    for (const string_view points : split(value, '-')) carried.scores[side++] = number(points);
    return carried;
  } else if (key == "end") {
    const auto [reason, side] = cut_at(value, "/");
    MatchEnded end{.reason = word_of<MatchEnded::Reason>(reason).value(), .side = {}};
    if (!side.empty()) end.side = need_side(side);
    return end;
  }
  if (const auto [what, rest] = cut_at(word, ">"); !rest.empty()) {
    const auto [who, value] = cut_at(rest, "=");
    if (what == "trick") return TrickWon{who == "T" ? std::optional<Side>() : need_side(who), duel};
    if (what == "ruled") return Ruled{need_side(who), number(value)};
    if (what == "tally") {
      const auto [points, category] = cut_at(value, "/");
      return Tallied{need_side(who), number(points), tally_for(category)};
    }
    const auto of = word_of<Talk>(what);
    if (!of) bad(whole);
    return Settled{*of, need_side(who), value.empty() ? std::optional<int>() : number(value), duel};
  }
  if (const auto [by, rest] = cut_at(word, "?"); !rest.empty()) {
    FlorChallenged event{.by = need_seat(by), .accused = {}, .cards = {}, .held = {}, .duel = duel};
    const auto [named, held] = cut_at(rest, "=");
    const auto [accused, list] = cut_at(rest, "[");
    event.accused = need_seat(list.empty() ? named : accused);
    if (list.empty())
      event.held = held == "held";
    else
      event.cards = cards(list.substr(0, list.size() - 1));
    return event;
  }
  if (const auto [who, list] = cut_at(word, "["); !list.empty()) {
    return Shown{need_seat(who), cards(list.substr(0, list.size() - 1)), duel};
  }
  if (const auto [who, what] = cut_at(word, ":"); !what.empty()) {
    const Seat player = need_seat(who);
    const auto [verb, value] = cut_at(what, "=");
    if (const auto call = word_of<Call>(verb)) {
      Called called{player, *call, duel};
      if (!value.empty()) called.points = number(value);
      return called;
    }
    if (verb == "fold") return Folded{player, duel};
    if (verb == "false") return FalseFlor{player, duel};
    if (verb == "differs" || verb == "refused")
      return Shown{player,           {}, duel, value == "flor" ? Talk::flor : Talk::envido, verb == "differs",
                   verb == "refused"};
    if (verb == "interferes") return Interfered{player, duel};
    if (verb == "exposed") return CardExposed{player, word_of<ExposedChoice>(value).value()};
    if (verb == "cut") {
      const auto [lifted, left] = cut_at(value, "/");
      return Cut{player, number(lifted), number(left)};
    }
    bad(whole);
  }
  if (const auto [who, text] = cut_at(word, "~"); !text.empty()) {
    return Declared{need_seat(who), Talk::flor, text == "good" ? std::optional<int>() : number(text), duel};
  }
  if (const auto [who, text] = cut_at(word, "="); !text.empty()) {
    return Declared{need_seat(who), Talk::envido, text == "good" ? std::optional<int>() : number(text), duel};
  }
  if (const auto [who, text] = cut_at(word, "/"); text == "covered")
    return CardPlayed{.player = need_seat(who), .card = {}, .duel = duel, .covered = true};
  else if (text == "-")
    return CardPlayed{.player = need_seat(who), .card = {}, .duel = duel};
  else if (!text.empty())
    return CardPlayed{need_seat(who), card(text), duel};
  bad(whole);
}

Match<Truco>::Event Table::event(string_view word) const {
  const bool cascade = word.ends_with('!');
  if (word.starts_with("void=")) {
    const auto seqs = split(word.substr(5, word.size() - 5 - cascade), '+');
    Voided voided{EventSeq{number(seqs.front())}, cascade};
    for (std::size_t i = 1; i < seqs.size(); ++i) voided.also.push_back(EventSeq{number(seqs[i])});
    return voided;
  }
  if (word.starts_with("amend=")) {
    const auto [seq, rest] = cut_at(word.substr(6), "{");
    Amended<Truco::Event> amended{EventSeq{number(seq)}, cascade, {}};
    const auto inner = event(rest.substr(0, rest.rfind('}')));
    if (const Note* note = std::get_if<Note>(&inner))
      amended.replacement = *note;
    else
      amended.replacement = std::get<Truco::Event>(inner);
    return amended;
  }
  using Kind = Note::Kind;
  if (word.starts_with("confirmed>"))
    return Note{.kind = Kind::confirmed, .side = need_side(word.substr(10))};
  if (word.starts_with("decided="))
    return Note{.kind = Kind::appeal_decided, .of = EventSeq{number(word.substr(8))}};
  if (word.starts_with("appealed>")) {
    const auto [side, of] = cut_at(word.substr(9), "=");
    return Note{.kind = Kind::appealed, .side = need_side(side), .of = EventSeq{number(of)}};
  }
  for (const auto& [ending, kind] : {std::pair(":warned", Kind::warned), std::pair(":renamed", Kind::renamed),
                                     std::pair(":replaced", Kind::replaced)}) {
    if (word.ends_with(ending)) return Note{.kind = kind, .player = need_seat(cut_at(word, ":").first)};
  }
  if (word.starts_with("case=")) return Note{.kind = Kind::case_ruled, .events = number(word.substr(5))};
  for (const bool differs : {true, false}) {
    const string_view ending = differs ? ":differs" : ":refused";
    if (!word.ends_with(ending)) continue;
    Truco::Event found = game_event(word.substr(0, word.size() - ending.size()));
    std::visit(
        [&](auto& body) {
          if constexpr (requires { body.differs; }) body.differs = differs;
          if constexpr (requires { body.refused; }) body.refused = !differs;
        },
        found);
    return found;
  }
  return game_event(word);
}

bool Table::submit(string_view word) {
  const auto answer = match_.submit(event(word));
  if (answer) return true;
  refused_ = answer.error().violation.key();
  refused_word_ = word;
  refusal_ = answer.error();
  return false;
}

Table& Table::play(string_view script, Entry entry) {
  refused_.clear();
  refusal_.reset();
  for (const string_view word : split(script, ' ')) {
    if (!refused_.empty()) return *this;
    if (word == "|") continue;  // separator for readers
    if (word.starts_with("values:"))
      play_values("envido", word.substr(7), entry.values);
    else if (word.starts_with("flores:"))
      play_values("flor", word.substr(7), entry.values);
    else if (word.starts_with("tricks:"))
      play_tricks(word.substr(7), entry.tricks);
    else
      submit(word);
  }
  return *this;
}

// "A=28,B=27>A"
void Table::play_values(string_view of, string_view text, Entry::Values how) {
  const auto [list, winner] = cut_at(text, ">");
  int best = -1;
  for (const string_view said : split(list, ',')) {
    const auto [who, value] = cut_at(said, "=");
    if (who.starts_with(winner) && value != "good") best = std::max(best, number(value));
    if (how != Entry::Values::said) continue;
    if (!submit(string(who) + (of == "flor" ? "~" : "=") + string(value))) return;
  }
  if (how == Entry::Values::said) return;
  const string value = how == Entry::Values::settled ? "" : "=" + std::to_string(best);
  submit(string(of) + ">" + string(winner) + value);
}

void Table::play_tricks(string_view results, Entry::Tricks how) {
  const int seats = match_.rules().seats;
  int leader = index(match_.state().hand.mano);
  std::size_t low = 0;
  for (std::size_t trick = 0; trick < results.size(); ++trick) {
    const char result = results[trick];
    if (how == Entry::Tricks::winners) {
      if (!submit("trick>" + string(1, result))) return;
      continue;
    }
    bool played[2] = {};
    int next = leader;
    for (int step = 0; step < seats; ++step) {
      const Seat player = seat_at((leader + step) % seats);
      const auto side = static_cast<std::size_t>(seat_name(player)[0] - 'A');
      const bool decides =
          side < 2 && !played[side] && (result == 'T' || result == static_cast<char>('A' + side));
      if (has_folded(player)) continue;
      const string_view named = !decides ? kLow[low++] : result == 'T' ? kAlike[trick][side] : kHigh[trick];
      if (decides) played[side] = true;
      if (decides && result != 'T') next = index(player);
      if (!submit(seat_name(player) + "/" + string(named))) return;
    }
    leader = next;
  }
}

bool Table::has_folded(Seat player) const {
  return (match_.state().hand.contests[0].folded >> index(player) & 1) != 0;
}

string Table::score() const {
  string text;
  for (int side = 0; side < match_.rules().sides; ++side) {
    text += (side ? "-" : "") + std::to_string(Truco::score(match_.state(), side_at(side)));
  }
  return text;
}

string Table::chicos() const {
  string text;
  for (int side = 0; side < match_.rules().sides; ++side) {
    const Facts facts = Truco::side_facts(match_.rules(), match_.state(), side_at(side));
    const auto fact = std::ranges::find(facts, string_view("chicos"), &Fact::name);
    text += (side ? "-" : "") + std::to_string(fact->value.number);
  }
  return text;
}

string Table::status() const {
  constexpr string_view kStatus[] = {"in_progress", "won", "drawn", "ended"};
  const Outcome outcome = match_.outcome();
  string text(kStatus[static_cast<std::size_t>(outcome.status)]);
  for (const Side side : outcome.winners) text += string(" ") + static_cast<char>('A' + index(side));
  return text;
}

string Table::posted() const {
  string text;
  for (const LedgerLine& line : match_.ledger()) {
    if (line.deal != match_.state().hand.number || line.entry.rule == "table.carried") continue;
    const Posting& entry = line.entry;
    text += text.empty() ? "" : ", ";
    text += string(entry.category) + " " + static_cast<char>('A' + index(entry.side));
    text += (entry.points < 0 ? "" : "+") + std::to_string(entry.points);
    if (entry.full != entry.points) text += "(" + std::to_string(entry.full) + ")";
    if (entry.to_be_shown && !Truco::was_shown(match_.rules(), match_.state(), entry)) text += "?";
  }
  return text;
}

}  // namespace tanteador::test
