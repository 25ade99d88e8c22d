#include "src/session/cases/referees.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <new>

#include <sodium.h>

#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/names.hpp"
#include "src/session/input.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr std::string_view kDecisions[] = {"ruled", "case_ruled", "warned", "appeal_decided"};
constexpr int kFreeTries = 2, kLongestWait = 300, kMilliseconds = 1000;
constexpr int kRaces = 100;  // limit for conflicts with other processes that try a PIN

bool is_decision(std::string_view kind) {
  return std::ranges::find(kDecisions, kind) != std::end(kDecisions) || is_own_decision(kind);
}

// Short PINs need a high cost: each try takes a tenth of a second and 64 MiB.
std::string saved_form(std::string_view pin) {
  char pin_hash[crypto_pwhash_STRBYTES];
  if (sodium_init() < 0 ||
      crypto_pwhash_str(pin_hash, pin.data(), pin.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw std::bad_alloc();
  return pin_hash;
}

bool is_right(const std::string& pin_hash, std::string_view pin) {
  return sodium_init() >= 0 && crypto_pwhash_str_verify(pin_hash.c_str(), pin.data(), pin.size()) == 0;
}

// The hash that saved_form() appends to the salt. Empty: the saved form cannot be read.
std::string hash_behind(const std::string& salted, std::string_view pin) {
  unsigned long long cost = 0, memory = 0;
  char salt_text[64] = {};
  unsigned char salt[crypto_pwhash_SALTBYTES], hash[32];
  std::size_t size = 0;
  const bool good =
      sodium_init() >= 0 &&
      std::sscanf(salted.c_str(), "$argon2id$v=19$m=%llu,t=%llu,p=1$%63[^$]$", &memory, &cost, salt_text) ==
          3 &&
      sodium_base642bin(salt, sizeof salt, salt_text, std::string_view(salt_text).size(), nullptr, &size,
                        nullptr, sodium_base64_VARIANT_ORIGINAL_NO_PADDING) == 0 &&
      size == sizeof salt && memory <= crypto_pwhash_MEMLIMIT_INTERACTIVE / 1024;
  if (!good) return {};
  if (crypto_pwhash(hash, sizeof hash, pin.data(), pin.size(), salt, cost, memory * 1024,
                    crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::bad_alloc();
  char text[sodium_base64_ENCODED_LEN(sizeof hash, sodium_base64_VARIANT_ORIGINAL_NO_PADDING)];
  return sodium_bin2base64(text, sizeof text, hash, sizeof hash, sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
}

Denial deny(std::string_view sentence, PhraseArgs args = {}) { return {codec::message(sentence, args)}; }

Denial too_many_tries(int seconds) {
  return {codec::message("Too many wrong PINs. Try again in {0} s.", {seconds}), seconds};
}

Denial deny_unknown(std::string_view name) { return deny(N_("There is no referee {0}."), {name}); }

std::optional<Denial> unfit(std::string_view pin) {
  if (letter_count(pin) < std::size_t{kPinLettersMin})
    return deny(N_("A PIN must have at least {0} characters."), {kPinLettersMin});
  if (pin.size() > kPinBytesMax) return deny(N_("This PIN is too long."));
  return std::nullopt;
}

std::optional<RefereeRow> find(const Store& store, std::string_view name) {
  const std::string wanted = normal_name(name);
  for (RefereeRow& row : store.referees()) {
    if (normal_name(row.name) == wanted) return std::move(row);
  }
  return std::nullopt;
}

codec::WrittenEvent sign_event(codec::WrittenEvent event, const std::string& referee) {
  Entry* entry = std::get_if<Entry>(&event);
  const Note* note = entry ? note_in(entry->event) : nullptr;
  if (!note || (note->kind != Note::Kind::case_ruled && note->kind != Note::Kind::appeal_decided))
    return event;
  auto& texts = target_of(entry->event) ? entry->inside : entry->texts;
  if (!find_announced(texts, "referee")) texts.push_back({"referee", referee});
  return event;
}

struct Clocks {
  std::string now;
  Uptime uptime;
  std::string uptime_text() const {
    return uptime.boot.empty() ? std::string() : uptime.boot + " " + std::to_string(uptime.milliseconds);
  }
};

// Null after a restart, or on another computer.
std::optional<std::int64_t> uptime_since(const RefereeRow& row, const Uptime& uptime) {
  const std::size_t end = row.uptime.find(' ');
  if (end == std::string::npos || uptime.boot.empty() || row.uptime.substr(0, end) != uptime.boot)
    return std::nullopt;
  std::int64_t then = 0;
  std::from_chars(row.uptime.data() + end + 1, row.uptime.data() + row.uptime.size(), then);
  return uptime.milliseconds - then;
}

// Milliseconds since the last try. After a restart the time of day counts, but at most the uptime.
std::optional<std::int64_t> passed_since(const RefereeRow& row, const Clocks& clocks) {
  if (row.tried_at.empty()) return std::nullopt;
  if (const auto passed = uptime_since(row, clocks.uptime)) return passed;
  const auto passed = milliseconds_between(row.tried_at, clocks.now);
  if (!passed || clocks.uptime.boot.empty() || row.uptime.empty()) return passed;
  return std::min(*passed, clocks.uptime.milliseconds);
}

// A clock that was set back does not extend the wait.
std::int64_t milliseconds_left(const RefereeRow& row, const Clocks& clocks) {
  const std::int64_t whole = std::int64_t{seconds_to_wait(row.wrong_pins)} * kMilliseconds;
  const auto passed = passed_since(row, clocks);
  return passed ? std::clamp<std::int64_t>(whole - *passed, 0, whole) : 0;
}

}  // namespace

int seconds_to_wait(int wrong_pins) {
  if (wrong_pins <= kFreeTries) return 0;
  constexpr int kDoublings = 9;  // reaches beyond the longest wait
  return std::min(kLongestWait, 1 << std::min(wrong_pins - kFreeTries, kDoublings));
}

bool is_readable(const RefereeRow& referee) {
  const bool pin = referee.pin.size() < crypto_pwhash_STRBYTES &&
                   crypto_pwhash_str_needs_rehash(referee.pin.c_str(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                                  crypto_pwhash_MEMLIMIT_INTERACTIVE) >= 0;
  return codec::is_name(referee.name) && pin && are_roles(referee.roles) && referee.wrong_pins >= 0 &&
         (referee.tried_at.empty() || codec::is_time(referee.tried_at));
}

std::vector<std::string> decisions_in_force(const OpenMatch& match) {
  std::vector<std::string> decisions;
  for (const EventRecord& record : match.records()) {
    const EventSeq seq{record.seq};
    if (is_correction(match.match(), seq) || is_struck(match.match(), seq)) continue;
    const std::string kind = match.kind_in_force(seq);
    if (is_decision(kind))
      decisions.push_back(std::to_string(record.seq) + " " + kind + " " + match.payload_in_force(seq));
  }
  return decisions;
}

namespace {

// `apply` applies the event to the given match, or returns false.
template <class Apply>
bool is_his(const OpenMatch& match, std::string_view type, const Apply& apply) {
  if (is_decision(type)) return true;
  if (type != "voided" && type != "amended") return false;
  if (outcome(match.match()).status != Outcome::Status::in_progress) return true;
  OpenMatch trial = match;
  if (!apply(trial)) return false;  // refused by the rules
  return decisions_in_force(trial) != decisions_in_force(match);
}

}  // namespace

bool is_for_the_referee(const OpenMatch& match, const codec::WrittenEvent& event, const codec::PersonId& id) {
  return is_his(match, codec::type_of(event),
                [&](OpenMatch& trial) { return trial.apply(event, id, "", "").has_value(); });
}

bool is_for_the_referee(const OpenMatch& match, const EventRecord& record) {
  codec::StoredReader reader;
  return is_his(match, record.kind, [&](OpenMatch& trial) {
    return trial.apply_stored(EventRecord(record), reader).has_value();
  });
}

std::vector<std::string> ruling_referees(const OpenMatch& match, EventSeq of) {
  const auto is_known = [&](EventSeq seq) { return seq >= EventSeq{1} && index(seq) <= match.head().count; };
  if (!is_known(of)) return {};
  if (const auto appeal = note_at(match.match(), of, Note::Kind::appealed)) of = appeal->of;
  if (!is_known(of)) return {};
  // The author of a decision is the author of the first event in its group.
  const EventSeq head = act_of(match.match(), of);
  std::vector<std::string> who{match.records()[index(head) - 1].by,
                               json::parse(match.payload_in_force(head)).value("referee", "")};
  std::erase(who, "");
  return who;
}

std::vector<std::string> Referees::names() const {
  return session_.store_ ? people_for(*session_.store_, Operation::rule) : std::vector<std::string>();
}

Guard Referees::guard() const {
  if (!session_.store_ || session_.keep_ == Keep::no) return Guard::none;
  if (names().empty()) return Guard::none;
  // Each decision needs a PIN of its own, so the worker of the store does not count.
  const auto rows = session_.store_->referees();
  const bool here = session_.referee_ && std::ranges::any_of(rows, [&](const RefereeRow& row) {
                      return row.name == session_.referee_->name_ && row.pin == session_.referee_->pin_ &&
                             has_role(row, Role::referee);
                    });
  return here ? Guard::passed : Guard::shut;
}

tl::expected<Referee, Denial> Referees::authorise(std::string_view name, std::string_view pin) {
  for (int race = 0; session_.store_ && race < kRaces; ++race) {
    const auto row = find(*session_.store_, name);
    if (!row) break;
    const Host& host = session_.host_;
    const Clocks clocks{host.now(), host.uptime ? host.uptime() : Uptime{}};
    RefereeRow next_row = *row;
    next_row.tried_at = clocks.now;
    next_row.uptime = clocks.uptime_text();
    const std::int64_t left = milliseconds_left(*row, clocks);
    const bool hides_hash = row->pin.ends_with('$');
    if (left > 0) {
      const bool put_back = !hides_hash && passed_since(*row, clocks).value_or(0) < 0;
      if (put_back && !session_.store_->replace_referee(*row, next_row)) continue;
      const auto seconds = static_cast<int>((left + kMilliseconds - 1) / kMilliseconds);
      return tl::unexpected(too_many_tries(seconds));
    }
    if (hides_hash) {
      const PinAnswer answer = session_.store_->try_pin(
          *row, {row->name, hash_behind(row->pin, pin), 0, clocks.now, clocks.uptime_text()});
      if (answer == PinAnswer::moved) continue;
      if (answer == PinAnswer::right) return Referee(row->name, row->pin);
      if (answer == PinAnswer::wrong) return tl::unexpected(deny(N_("This is not {0}'s PIN."), {name}));
      return tl::unexpected(too_many_tries(seconds_to_wait(row->wrong_pins)));
    }
    // Counts the try before checking the PIN, so that simultaneous tries count too.
    next_row.wrong_pins = std::min(next_row.wrong_pins + 1, kLongestWait);
    if (!session_.store_->replace_referee(*row, next_row)) continue;
    if (!is_right(row->pin, pin)) return tl::unexpected(deny(N_("This is not {0}'s PIN."), {name}));
    session_.store_->replace_referee(next_row, {row->name, row->pin, 0, {}, {}, row->roles});
    return Referee(row->name, row->pin);
  }
  return tl::unexpected(deny_unknown(name));
}

std::optional<Denial> Referees::may_appoint(std::string_view own) const {
  const Worker referee = session_.referee_ ? session_.referee_->worker() : Worker();
  const Store& store = *session_.store_;
  const std::string name = normal_name(own);
  const bool is_own = !name.empty() && (referee.name == name || store.worker().name == name);
  if (is_own || may(store, Operation::appoint, referee)) return std::nullopt;
  return Denial{needs_role_sentence(store, Operation::appoint), 0, true};
}

bool Referees::has_pin(std::string_view name) const { return find(*session_.store_, name).has_value(); }

std::optional<Denial> Referees::add(std::string_view name, std::string_view pin, Role role) {
  if (auto why = may_appoint()) return why;
  if (!codec::is_name(name))
    return deny(N_("A referee's name must be one line, not empty and not too long."));
  if (const auto row = find(*session_.store_, name)) {
    RefereeRow changed = *row;
    changed.roles = with_role(row->roles, role);
    if (has_role(*row, role))
      return role == Role::referee ? deny(N_("{0} is already a referee."), {name})
                                   : deny(N_("{0} has this role already."), {name});
    session_.store_->replace_referee(*row, changed);
    return std::nullopt;
  }
  if (auto why = unfit(pin)) return why;
  session_.store_->add_referee(
      {normal_name(name), saved_form(pin), 0, {}, {}, std::string(kRoles[index(role)])});
  return std::nullopt;
}

std::optional<Denial> Referees::change_pin(std::string_view name, std::string_view pin) {
  const auto row = find(*session_.store_, name);
  if (!row) return deny_unknown(name);
  if (auto why = may_appoint(name)) return why;
  if (auto why = unfit(pin)) return why;
  const RefereeRow changed{row->name, saved_form(pin), 0, {}, {}, row->roles};
  if (!session_.store_->replace_referee(*row, changed))
    return deny(N_("{0}'s PIN has just been used or changed elsewhere."), {name});
  return std::nullopt;
}

std::optional<Denial> Referees::remove(std::string_view name, Role role) {
  const auto row = find(*session_.store_, name);
  if (!row || !has_role(*row, role))
    return role == Role::referee ? deny_unknown(name) : deny(N_("{0} does not have this role."), {name});
  if (auto why = may_appoint()) return why;
  RefereeRow changed = *row;
  changed.roles = without_role(row->roles, role);
  if (changed.roles.empty())
    session_.store_->remove_referee(row->name);
  else
    session_.store_->replace_referee(*row, changed);
  return std::nullopt;
}

bool Referees::is_meant_by(const std::string& name, Guard guard) const {
  if (guard == Guard::none || name.empty()) return false;
  if (guard == Guard::passed && name == session_.referee_->name()) return false;
  const auto row = find(*session_.store_, name);
  return row && has_role(*row, Role::referee);
}

// The author is the referee if the event is his, otherwise as stated in the event.
tl::expected<EventSeq, codec::Failure> Session::enter(OpenMatch& match, const codec::WrittenEvent& event,
                                                      Guard guard) const {
  const auto refuse = [](Violation why) { return tl::unexpected(codec::Failure(Refusal{why, {}})); };
  if (match.continuation() && match.continuation()->waits) return refuse({&kForked, {}});
  const codec::PersonId id = [&](const std::string& name) { return person_id(match, name); };
  const std::string* author = find_announced(codec::said_fields(event), "entered_by");
  const std::string* time = find_announced(codec::said_fields(event), "at");
  const bool his = guard != Guard::none && is_for_the_referee(match, event, id);
  if (his && guard == Guard::shut) return refuse({&kNeedsReferee, {}});
  const std::string by = his ? referee_->name() : author ? *author : std::string();
  if (Referees(*this).is_meant_by(by, guard)) return refuse({&kNeedsReferee, {}});
  const std::string by_person = by.empty() ? "" : id(by);
  const std::string now = host_.now();
  if (!his) return match.apply(event, id, time ? *time : now, by_person);
  const Entry* entry = std::get_if<Entry>(&event);
  const Note* note = entry ? note_in(entry->event) : nullptr;
  if (note && note->kind == Note::Kind::appeal_decided) {
    const auto ruled = ruling_referees(match, note->of);
    if (std::ranges::find(ruled, by_person) != ruled.end() && Referees(*this).names().size() > 1)
      return refuse({&kOwnRuling, {std::string_view(referee_->name())}});
  }
  return match.apply(sign_event(event, by), id, time ? *time : now, by_person);
}

}  // namespace tanteador::session
