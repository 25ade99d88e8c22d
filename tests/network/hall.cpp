#include "tests/network/hall.hpp"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/merge/transfer.hpp"
#include "src/web/waiting.hpp"

namespace tanteador::network {

namespace {

using session::StoreError;

enum Place { kRoom, kDesk };
constexpr int kTables = 2, kPhones = 3, kActs = 80;

// The page's script asks again after these.
bool is_later(int status) { return status == 503 || status == 429; }

std::string value_of(const std::string& page, const std::string& field) {
  const std::string before = "name=\"" + field + "\" value=\"";
  const auto from = page.find(before);
  if (from == page.npos) return {};
  const auto begin = from + before.size();
  return page.substr(begin, page.find('"', begin) - begin);
}

nlohmann::json start_event() {
  return {{"type", "match_started"},
          {"game", "truco"},
          {"ruleset", "truco-nhf-de"},
          {"players", {"Ana", "Beto"}}};
}
nlohmann::json point_for(int side) {
  return {{"type", "tallied"}, {"side", side == 0 ? "Ana" : "Beto"}, {"points", 1}};
}

}  // namespace

Hall::Hall(std::uint32_t seed) : random_(seed), disk_(seed + 1) {
  disk_.spare((folder_ / "server.db").string());
  open_programs();
  server_desk_.store = open_server_double(folder_ / "server.db", link_);
  server_desk_.session = std::make_unique<session::Session>(server_desk_.store.get(), host_.host());
  make_tables();
}

void Hall::open_programs() {
  for (const auto& [place, program] : {std::pair(kRoom, &room_), std::pair(kDesk, &desk_)}) {
    disk_.run_as(place);
    program->store = db::open_store(folder_ / "club.db", db::OpenMode::write);
    program->session = std::make_unique<session::Session>(program->store.get(), host_.host());
  }
  disk_.run_as(kRoom);
  handler_ = web::make_page_handler(*room_.session, *room_.store, host_.host(), {.pace = {}});
}

void Hall::close_programs() {
  disk_.run_as(kRoom);
  handler_ = {};
  room_ = {};
  disk_.run_as(kDesk);
  desk_ = {};
}

void Hall::make_tables() {
  web::Tokens tokens(*room_.store, host_.host());
  for (int i = 0; i < kTables; ++i) {
    std::optional<session::OpenMatch> match;
    if (!room_.session->start(start_event(), match)) throw std::logic_error("no match can start");
    tables_.push_back(
        {match->id(), "/t/" + tokens.make({.scope = web::Scope::match, .stream = match->id()}).secret});
  }
  for (int i = 0; i < kPhones; ++i) phones_.push_back({.table = static_cast<std::size_t>(i % kTables)});
}

// Phones keep their entries while the programs start again.
void Hall::revive() {
  close_programs();
  disk_.recover();
  open_programs();
}

// ---- The network of the hall

// Null: the room's program died meanwhile.
std::optional<web::Reply> Hall::answer(const web::Request& request) {
  disk_.run_as(kRoom);
  web::Reply reply = handler_.answer(request);
  if (disk_.is_dead(kRoom)) return std::nullopt;
  return reply;
}

// Null: the phone gets no answer. The browser follows a redirect by itself.
std::optional<web::Reply> Hall::exchange(const web::Request& request) {
  ++report_.sent;
  const int fate = faulty_ ? pick(0, 19) : 19;
  if (fate < 2) return ++report_.lost, std::nullopt;
  if (fate < 4) {
    ++report_.delayed;
    late_.push_back(request);
    return std::nullopt;
  }
  auto reply = answer(request);
  if (fate < 6) {
    ++report_.doubled;
    reply = answer(request);
  }
  if (fate < 8) return ++report_.lost, std::nullopt;
  if (!reply || reply->status != 303) return reply;
  return exchange({.path = reply->location});
}

void Hall::deliver_late() {
  if (late_.empty()) return;
  const auto one = late_.begin() + pick(0, static_cast<int>(late_.size()) - 1);
  const web::Request request = *one;
  late_.erase(one);
  (void)answer(request);
}

// ---- Phones, as the script of their pages

std::string word_of(const std::string& match) {
  return web::word_of({.scope = web::Scope::match, .stream = match}) + "/";
}

// True if somebody else has entered something since the page of that tap.
bool Hall::has_foreign_entry(const Phone& phone, const Tap& tap) {
  disk_.run_as(kDesk);
  const std::string& match = tables_[phone.table].match;
  std::int64_t others = desk_.store->head(match).value().count - tap.seen;
  for (const Tap& own : phone.stored) {
    const auto request = desk_.store->request_id(word_of(match) + own.id);
    others -= request && request->seq > tap.seen;
  }
  return others > 0;
}

void Hall::show(Phone& phone, const web::Reply& page) {
  phone.seen = value_of(page.body, "seen");
  if (phone.seen.empty()) blame("a page of a table has no form");
}

void Hall::read(Phone& phone) {
  const auto reply = exchange({.path = tables_[phone.table].path});
  if (reply && reply->status == 200 && phone.waiting.empty()) show(phone, *reply);
}

void Hall::tap(Phone& phone) {
  std::string after;
  for (auto one = phone.waiting.rbegin(); one != phone.waiting.rend(); ++one)
    after += (after.empty() ? "" : ",") + one->id;
  Tap tap{.id = host_.new_id(), .request = {}, .seen = std::stoll(phone.seen)};
  tap.request = {.post = true,
                 .path = tables_[phone.table].path,
                 .form = {{"tap", tap.id},
                          {"seen", phone.seen},
                          {"after", after},
                          {"on", ""},
                          {"do", "points/" + std::to_string(pick(0, 1)) + "/1"}}};
  phone.waiting.push_back(std::move(tap));
}

void Hall::send(Phone& phone) {
  const auto reply = exchange(phone.waiting.front().request);
  if (!reply || is_later(reply->status)) return;
  Tap tap = std::move(phone.waiting.front());
  phone.waiting.pop_front();
  if (reply->status == 200) {
    ++report_.stored;
    ++tables_[phone.table].entries;
    phone.stored.push_back(std::move(tap));
  } else if (reply->status == 409) {
    ++report_.refused;
    if (!has_foreign_entry(phone, tap))
      blame("refused, although nobody else has entered anything: " + tap.id);
    phone.refused.push_back(std::move(tap));
  } else {
    blame("a tap was answered by " + std::to_string(reply->status));
  }
  show(phone, *reply);
}

void Hall::act_on_phone(Phone& phone) {
  if (phone.seen.empty()) return read(phone);
  const int what = pick(0, 9);
  if (what == 0) return read(phone);
  if (what < 5) return tap(phone);
  if (!phone.waiting.empty()) send(phone);
}

// ---- The desks

void Hall::enter_at_desk() {
  disk_.run_as(kDesk);
  Table& table = tables_[static_cast<std::size_t>(pick(0, kTables - 1))];
  ++table.unknown;
  try {
    auto match = desk_.session->open(table.match);
    if (!match) return blame("a match is lost: " + table.match);
    if (!desk_.session->submit(*match, point_for(pick(0, 1)))) return blame("a point was refused");
    ++table.entries;
    --table.unknown;
  } catch (const StoreError& error) {
    if (error.code() == StoreError::Code::conflict)
      --table.unknown;
    else if (!disk_.has_struck())
      blame(std::string("said without a reason: ") + error.what());
  }
}

void Hall::enter_at_server() {
  session::Session& session = *server_desk_.session;
  std::string id;
  try {
    if (claims_.empty() || pick(0, 3) == 0) {
      std::optional<session::OpenMatch> match;
      if (!session.start(start_event(), match)) return blame("a match at the server was refused");
      claims_[match->id()].stored = 1;
      return;
    }
    id = std::next(claims_.begin(), pick(0, static_cast<int>(claims_.size()) - 1))->first;
    auto match = session.open(id);
    if (!match) return blame("a match at the server is lost: " + id);
    if (session.submit(*match, point_for(pick(0, 1)))) ++claims_[id].stored;
  } catch (const StoreError& error) {
    const bool uncertain = link_.is_uncertain();
    ++(uncertain ? report_.uncertain : report_.unreachable);
    if (error.code() != StoreError::Code::cannot_open)
      blame(std::string("said without a reason: ") + error.what());
    if (uncertain) ++(id.empty() ? uncertain_starts_ : claims_[id].uncertain);
  }
}

// Both take what they do not have. A broken sync is repeated later.
void Hall::sync() {
  disk_.run_as(kDesk);
  try {
    session::Store &club = *desk_.store, &server = *server_desk_.store;
    for (const bool up : {false, true}) {
      auto streams = session::compare(&club, &server);
      if (up) streams = session::swap_sides(std::move(streams));
      const auto taken = up ? session::take(server, *server_desk_.session, club, std::move(streams))
                            : session::take(club, *desk_.session, server, std::move(streams));
      if (!taken) return blame("a sync was refused: " + taken.error().message);
      if (!taken->damaged.empty()) blame("a sync found damage: " + taken->damaged.front().message);
      report_.transfers += taken->streams;
    }
  } catch (const StoreError& error) {
    const bool is_cut = disk_.has_struck() || error.code() == StoreError::Code::cannot_open ||
                        error.code() == StoreError::Code::conflict;
    if (!is_cut) blame(std::string("said without a reason: ") + error.what());
  }
}

// ---- The evening

void Hall::act() {
  const int what = pick(0, 15);
  if (what < 10) return act_on_phone(phones_[static_cast<std::size_t>(pick(0, kPhones - 1))]);
  if (what == 10) return deliver_late();
  if (what < 13) return enter_at_desk();
  if (what == 13) return enter_at_server();
  if (what == 14) return sync();
  close_programs();  // in an orderly way
  open_programs();
}

Report Hall::run() {
  using enum simulation::Fault;
  constexpr simulation::Fault kPlans[] = {none, killed, killed, power_cut, write_once, sync_once};
  const auto plan = [&] { disk_.plan(kPlans[pick(0, 5)], pick(0, 150)); };
  plan();
  for (int i = 0; i < kActs; ++i) {
    try {
      act();
    } catch (const StoreError&) {  // a program that cannot start while the disk fails
      if (!disk_.has_struck()) throw;
      revive();
      plan();
    }
    if (!disk_.is_dead(kRoom) && !disk_.is_dead(kDesk)) continue;
    ++report_.deaths;
    revive();
    plan();
  }
  revive();
  faulty_ = false;
  link_.set_faulty(false);
  for (Phone& phone : phones_) {
    for (auto left = phone.waiting.size(); left > 0; --left) send(phone);
    if (!phone.waiting.empty()) blame("a phone cannot send, although everything works");
  }
  while (!late_.empty()) deliver_late();
  check_after();
  return std::move(report_);
}

// ---- Afterwards

void Hall::check_taps() {
  std::set<std::pair<std::string, std::int64_t>> places;
  for (const Phone& phone : phones_) {
    const Table& table = tables_[phone.table];
    const std::string word = word_of(table.match);
    for (const Tap& tap : phone.stored) {
      const auto found = room_.store->request_id(word + tap.id);
      if (!found || found->stream != table.match || found->seq == 0)
        blame("a stored tap is lost: " + tap.id);
      else if (!places.emplace(found->stream, found->seq).second)
        blame("two taps are one entry: " + tap.id);
    }
    for (const Tap& tap : phone.refused)
      if (room_.store->request_id(word + tap.id)) blame("a refused tap was stored: " + tap.id);
  }
}

void Hall::check_table(const session::Session& session, const Table& table) {
  const auto match = session.open(table.match);
  if (!match) return blame("a match is lost: " + table.match);
  const auto count = match->head().count - 1;
  if (count < table.entries || count > table.entries + table.unknown)
    blame(table.match + " has " + std::to_string(count) + " entries, " + std::to_string(table.entries) +
          " were reported");
}

void Hall::check_server() {
  sync();
  sync();
  for (const session::Stream& stream : session::compare(desk_.store.get(), server_desk_.store.get()))
    if (stream.apart != session::Apart::same) blame("a stream differs after a sync: " + stream.head().id);
  int others = 0;
  for (const session::StreamHead& head : server_desk_.store->streams("match")) {
    if (std::ranges::find(tables_, head.id, &Table::match) != tables_.end()) continue;
    const auto claim = claims_.find(head.id);
    if (claim == claims_.end()) {
      ++others;
    } else if (head.count < claim->second.stored ||
               head.count > claim->second.stored + claim->second.uncertain) {
      blame("the server has " + std::to_string(head.count) + " entries of " + head.id + ", " +
            std::to_string(claim->second.stored) + " were reported");
    }
  }
  if (others > uncertain_starts_) blame("a match at the server was stored twice");
}

void Hall::check_after() {
  check_taps();
  for (const Table& table : tables_) check_table(*desk_.session, table);
  check_server();
  for (const Program* program : {&desk_, &server_desk_}) {
    for (const session::StreamHead& head : program->store->streams("match"))
      if (const auto fault = program->session->verify(head.id)) blame("verify: " + *fault);
  }
  close_programs();
  server_desk_ = {};
  for (const char* file : {"club.db", "server.db"})
    for (const std::string& finding : db::check(folder_ / file)) blame("check: " + finding);
}

}  // namespace tanteador::network
