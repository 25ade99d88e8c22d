#include "ui/app/phones/room_controller.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/print/qr.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/league/league.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/live.hpp"
#include "src/web/startup/opening.hpp"
#include "src/web/wall.hpp"

namespace tanteador::ui {

namespace {

using view::say;
using web::Grant;
using web::Wait;

constexpr std::int64_t kMinute = 60'000;  // milliseconds

view::QrCode code_of(const std::string& text) {
  view::QrCode code;
  const auto squares = print::squares(text);
  if (!squares) return code;
  code.side = squares->side;
  for (const print::Dark& dark : squares->dark) code.dark.push_back({dark.x, dark.y, dark.length});
  return code;
}

// True for an address that only this machine itself can reach.
bool leads_nowhere(const std::string& address) { return address.find("//localhost") != address.npos; }

bool is_own(const web::OpenServer& open) {
  return open.machine == web::machine_name() && open.pid == static_cast<int>(::getpid());
}

}  // namespace

// The running server. A fault in its thread closes it and is reported here.
struct RoomController::Running {
  Running(const Dependencies& dependencies, const std::string& listen)
      : store(dependencies.store()),
        devices(std::make_shared<web::Devices>()),
        opening(session, *store, host,
                {.listen = listen, .pages = {.languages = dependencies.languages, .devices = devices}}),
        thread([this] { run(); }) {}
  Running(const Running&) = delete;
  ~Running() {
    opening.stop();
    thread.join();
  }
  void run() {
    try {
      opening.run();
    } catch (const std::exception&) {
      failed = true;
    }
  }

  std::unique_ptr<session::Store> store;
  session::Host host = session::system_host();
  session::Session session{store.get(), host};
  std::shared_ptr<web::Devices> devices;
  std::atomic<bool> failed = false;
  web::Opening opening;
  std::thread thread;
};

RoomController::RoomController(const session::Session& session, session::Store& store,
                               Dependencies dependencies)
    : session_(session), store_(store), dependencies_(std::move(dependencies)) {
  std::erase_if(dependencies_.languages, [](const view::Language& one) { return one.code.empty(); });
}

RoomController::~RoomController() = default;

void RoomController::open(Port port) {
  if (running_ || !dependencies_.store) return;
  problem_.clear();
  taken_ = false;
  for (const web::OpenServer& left : web::open_servers(store_))  // opened by this program before a restart
    if (is_own(left)) web::tell_closed(store_, left);
  try {
    running_ = std::make_unique<Running>(dependencies_, port == Port::any ? "0" : dependencies_.listen);
  } catch (const web::CannotOpen& fault) {
    taken_ = fault.fault() == web::CannotOpen::Fault::taken;
    problem_ = fault.what();
    if (!taken_) return;
    problem_ =
        say("Port {0} is not available. Phones may already have access through another program. Try another "
            "port.",
            {web::kPort});
    return;
  }
  if (leads_nowhere(addresses().front()))
    problem_ =
        tr("This computer is not on a network, so phones cannot reach it. Connect to the Wi-Fi or create a "
           "hotspot. Then close access and open it again.");
}

void RoomController::close() {
  running_.reset();
  problem_.clear();
  taken_ = false;
}

bool RoomController::is_open() const { return running_ || !web::open_servers(store_).empty(); }

std::vector<std::string> RoomController::addresses() const {
  if (running_) return running_->opening.addresses().addresses;
  for (const web::OpenServer& one : web::open_servers(store_))
    if (!is_own(one)) return one.addresses;
  return {};
}

std::vector<web::Device> RoomController::devices() const {
  if (running_) return running_->devices->all();
  std::vector<web::Device> all;
  for (const web::OpenServer& one : web::open_servers(store_))
    for (web::Device& device : web::devices_at(store_, one)) all.push_back(std::move(device));
  return all;
}

std::string RoomController::table_name(const Grant& pass) const {
  if (pass.scope == web::Scope::match) {
    const auto match = session_.open(pass.stream);
    return match ? join(match->names().sides, " – ") : tr("There is no such match.");
  }
  const auto competition = store_.competition(pass.stream);
  const std::string table = say("Table {0}", {pass.table.table + 1});
  return competition ? table + " · " + competition->name : table;
}

int RoomController::waiting() const {
  return static_cast<int>(web::waiting(store_, Wait::call).size() +
                          web::waiting(store_, Wait::dispute).size());
}

view::PhonesStatus RoomController::now() const {
  view::PhonesStatus now;
  now.possible = dependencies_.store != nullptr;
  now.open = running_ != nullptr;
  now.problem = running_ && running_->failed
                    ? tr("The access for phones stopped because of an error. Close it and open it again.")
                    : problem_;
  now.taken = taken_;
  for (const web::OpenServer& one : web::open_servers(store_))
    if (!is_own(one)) now.elsewhere = one.machine;
  for (const std::string& address : addresses()) now.addresses.push_back(address + "/");
  if (!now.addresses.empty()) now.code = code_of(now.addresses.front());
  const std::string moment = dependencies_.now();
  for (const Wait what : {Wait::call, Wait::dispute}) {
    for (const web::Waiting& one : web::waiting(store_, what)) {
      const auto waited = session::milliseconds_between(one.since, moment).value_or(0) / kMinute;
      now.waits.push_back({.key = web::key_of(what, one.pass),
                           .table = table_name(one.pass),
                           .dispute = what == Wait::dispute,
                           .minutes = static_cast<int>(waited)});
    }
  }
  std::ranges::stable_sort(now.waits, std::ranges::greater(), &view::PhonesStatus::Waits::minutes);
  if (running_) {
    tell_desk(now);
    now.screens = running_->opening.figures().streams;
  }
  const auto device_of = [&](const web::Device& one) {
    const auto held = session::milliseconds_between(one.held_since, moment).value_or(0) / kMinute;
    return view::PhonesStatus::Device{table_name(one.pass),
                                      one.address,
                                      view::clock_time(one.seen_at),
                                      one.wrote_at.empty() ? std::string() : view::clock_time(one.wrote_at),
                                      one.held.count,
                                      static_cast<int>(held)};
  };
  const std::vector<web::Device> all = devices();
  for (const web::Device& one : all) now.devices.push_back(device_of(one));
  for (const web::Device& one : web::holding(all)) now.holding.push_back(device_of(one));
  return now;
}

// The same as on the desk's page (src/web/pages/desk.cpp).
void RoomController::tell_desk(view::PhonesStatus& now) const {
  const std::string hung = web::wall_selection(store_);
  now.walls.push_back({.label = tr("Whatever is being played"), .about = {}, .chosen = hung.empty()});
  std::set<std::string> played;
  for (const session::CompetitionSummary& one : store_.competitions()) {
    const bool playing = one.status == "playing", hangs = one.id == hung;
    if (playing || hangs) now.walls.push_back({.label = one.name, .about = one.id, .chosen = hangs});
    if (!playing) continue;
    played.insert(one.id);
    const web::LiveScores scores = web::live_scores(store_, one.id).value_or(web::LiveScores{});
    view::PhonesStatus::Live& live = now.live.emplace_back(view::PhonesStatus::Live{one.name, {}});
    for (const web::LiveScores& choice : web::usual_live_scores(scores))
      live.choices.push_back({.label = view::live_choice(choice.hidden, choice.minutes),
                              .about = one.id,
                              .how = web::word_of(choice),
                              .chosen = choice == scores});
  }
  const std::set<web::WallPart> shown = web::wall_shows(store_);
  for (std::size_t i = 0; i < web::kWallParts.size(); ++i)
    now.parts.push_back({.label = view::wall_part(web::kWallParts[i]),
                         .about = std::string(web::kWallParts[i]),
                         .chosen = shown.contains(static_cast<web::WallPart>(i))});
  const auto opens = [&](const Grant& pass) {
    return pass.scope == web::Scope::match || played.contains(pass.stream);
  };
  for (const web::IssuedToken& one :
       web::open_tokens(web::Tokens(store_, session::system_host()).issued_tokens(), opens))
    now.tokens.push_back({one.id, table_name(one.pass), view::day_and_time(one.made_at)});
}

void RoomController::arrange(const view::command::Room& operation) {
  using Operation = view::command::Room::Operation;
  if (operation.operation == Operation::hang) return web::hang_on_the_wall(store_, operation.about);
  if (operation.operation == Operation::turn) return web::turn_on_the_wall(store_, operation.about);
  if (operation.operation == Operation::revoke)
    return (void)web::Tokens(store_, session::system_host()).revoke(operation.about);
  if (const auto how = web::read_live_scores(operation.how))
    web::show_live_scores(store_, operation.about, *how);
}

std::string RoomController::live_figures() const {
  if (!running_) return {};
  std::string all = std::to_string(running_->opening.figures().streams) + (running_->failed ? "!" : "");
  for (const web::Device& one : running_->devices->all()) all += one.address + one.seen_at + one.wrote_at;
  return all + dependencies_.now().substr(0, 16);  // and every minute
}

bool RoomController::needs_refresh() {
  std::string now = live_figures();
  if (now == shown_) return false;
  shown_ = std::move(now);
  return true;
}

std::optional<Grant> RoomController::pass(const std::string& key) const {
  const auto slash = key.find('/');
  return slash == key.npos ? std::nullopt : web::pass_of(std::string_view(key).substr(slash + 1));
}

// For a table, the match that was linked with it last.
std::optional<std::string> RoomController::match_of(const Grant& pass) const {
  if (pass.scope == web::Scope::match) return pass.stream;
  const session::League league(&store_, session::system_host());
  const auto open = league.open(pass.stream);
  if (!open) return std::nullopt;
  const auto& stages = open->now.stages;
  const auto at = [](const auto& list, int place) { return place >= 0 && place < std::ssize(list); };
  const league::TableRef& table = pass.table;
  if (!at(stages, table.stage)) return std::nullopt;
  const auto& rounds = stages[table.stage].rounds;
  if (!at(rounds, table.round)) return std::nullopt;
  const auto& tables = rounds[table.round].tables;
  if (!at(tables, table.table)) return std::nullopt;
  const auto& matches = tables[table.table].matches;
  return matches.empty() ? std::nullopt : std::optional(matches.back());
}

void RoomController::settle(const std::string& key) {
  if (pass(key)) store_.put_key_values({{key, ""}});
}

std::optional<view::HandedOut> RoomController::hand_out(const Grant& pass) {
  const std::vector<std::string> open = addresses();
  if (open.empty()) return std::nullopt;
  const web::Token token = web::Tokens(store_, session::system_host()).make(pass);
  const std::string address = open.front() + "/t/" + token.secret;
  return view::HandedOut{.table = table_name(pass),
                         .typed = token.code,
                         .address = open.front() + "/",
                         .code = code_of(address)};
}

}  // namespace tanteador::ui
