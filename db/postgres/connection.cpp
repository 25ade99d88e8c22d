#include "db/postgres/connection.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "db/postgres/errors.hpp"
#include "db/postgres/statements.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::postgres {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPatience{2000}, kConnecting{5000}, kBetweenTries{50};
constexpr int kOldest = 150000;  // version of the server
constexpr char kChannel[] = "LISTEN tanteador";

std::string first_line(const char* message) {
  std::string text = message ? message : "";
  text = text.substr(0, text.find('\n'));
  while (!text.empty() && (text.back() == '.' || text.back() == ' ')) text.pop_back();
  return text;
}

// The SQLSTATE of a refused connection, from a text such as "… FATAL:  28P01" in any language.
std::string state_in(const std::string& refusal) {
  const std::size_t space = refusal.rfind(' ');
  const std::string last = space == refusal.npos ? "" : refusal.substr(space + 1);
  const bool is_state = last.size() == 5 && std::ranges::all_of(last, [](unsigned char c) {
                          return std::isdigit(c) || std::isupper(c);
                        });
  return is_state ? last : "";
}

// A host name can have several addresses, each with a line. Prefers a line with an SQLSTATE or about
// encryption.
Fault refusal_of(PGconn* link) {
  const std::string all = libpq().errorMessage(link);
  for (std::size_t at = 0; at < all.size(); at = std::min(all.find('\n', at), all.size() - 1) + 1) {
    const std::string line = first_line(all.c_str() + at);
    if (const std::string state = state_in(line); !state.empty()) return {state, line};
    std::string small = line;
    std::ranges::transform(small, small.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const std::string_view word : {"ssl", "certifi", "zertifi"}) {
      if (small.find(word) != small.npos) return {std::string(kNoTrust), line};
    }
  }
  if (libpq().connectionNeedsPassword(link)) return {"28P01", first_line(all.c_str())};
  return {std::string(kUnreachable), first_line(all.c_str())};
}

// Notices a lost server within half a minute, unless the address sets other limits.
Link begin_link(const std::string& address) {
  constexpr std::array<std::pair<const char*, const char*>, 7> kBefore{{{"application_name", "tanteador"},
                                                                        {"connect_timeout", "5"},
                                                                        {"keepalives_idle", "10"},
                                                                        {"keepalives_interval", "5"},
                                                                        {"keepalives_count", "3"},
                                                                        {"tcp_user_timeout", "20000"},
                                                                        {"sslmode", "prefer"}}};
  std::vector<const char*> names, values;
  for (const auto& [name, value] : kBefore) {
    names.push_back(name);
    values.push_back(value);
  }
  for (const auto& [name, value] :
       {std::pair("dbname", address.c_str()), std::pair("client_encoding", "UTF8")}) {
    names.push_back(name);
    values.push_back(value);
  }
  names.push_back(nullptr);
  values.push_back(nullptr);
  return Link(libpq().connectStartParams(names.data(), values.data(), 1));
}

Link open_link(const std::string& address) {
  Link link = begin_link(address);
  if (!link) throw std::bad_alloc();
  libpq().setNoticeReceiver(
      link.get(), [](void*, const PGresult*) {}, nullptr);
  libpq().setErrorVerbosity(link.get(), PQERRORS_SQLSTATE);
  const Clock::time_point latest = Clock::now() + kConnecting;
  for (auto step = PGRES_POLLING_WRITING; step != PGRES_POLLING_OK; step = libpq().connectPoll(link.get())) {
    if (step == PGRES_POLLING_FAILED || libpq().status(link.get()) == CONNECTION_BAD)
      throw refusal_of(link.get());
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(latest - Clock::now());
    pollfd socket{libpq().socket(link.get()),
                  static_cast<short>(step == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
    if (left.count() <= 0 || poll(&socket, 1, static_cast<int>(left.count())) == 0)
      throw Fault(std::string(kUnreachable), tr("no answer"));
  }
  libpq().setErrorVerbosity(link.get(), PQERRORS_DEFAULT);
  return link;
}

bool is_true(const PGresult* result, int column) { return *libpq().getvalue(result, 0, column) == 't'; }

}  // namespace

Connection::Connection(Address address, OpenMode mode)
    : address_(std::move(address)), mode_(mode), patience_(kPatience) {
  connect();
}

void Connection::connect() {
  prepared_.clear();
  link_.reset();
  link_ = open_link(address_.text);
  try {
    introduce();
  } catch (...) {
    link_.reset();
    throw;
  }
}

// Settings of every session, regardless of the defaults of the role or the database. The server notices
// within half a minute that a computer is gone, with its locks.
void Connection::introduce() {
  const char* encoding = libpq().parameterStatus(link_.get(), "server_encoding");
  if (libpq().serverVersion(link_.get()) < kOldest || std::string_view(encoding ? encoding : "") != "UTF8")
    throw db::store_error(
        StoreError::Code::cannot_open,
        N_("{0} cannot be used: Tanteador needs PostgreSQL 15 or later and a UTF-8 database."),
        address_.name);
  const Result server_state = simple(
      "SET search_path TO tanteador, pg_temp; SET TimeZone TO 'UTC'; SET client_min_messages TO warning;"
      "SET default_transaction_isolation TO 'read committed';"
      "SET lock_timeout TO " +
      std::to_string(patience_.count()) +
      ";"
      "SET tcp_keepalives_idle TO 10; SET tcp_keepalives_interval TO 5; SET tcp_keepalives_count TO 3;"
      "SET tcp_user_timeout TO 20000;"
      "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = "
      "'off';"
      "SELECT pg_is_in_recovery(), current_setting('default_transaction_read_only')::bool");
  const bool follows_another = is_true(server_state.get(), 0);
  read_only_ = follows_another || is_true(server_state.get(), 1);
  if (mode_ == OpenMode::read) simple("SET default_transaction_read_only TO on");
  if (!follows_another) simple(kChannel);
}

void Connection::set_busy_timeout() {
  patience_ = 10 * kPatience;
  mend();
  simple("SET lock_timeout TO " + std::to_string(patience_.count()));
}

void Connection::mend() {
  if (link_) return;
  const Clock::time_point begun = Clock::now();
  if (begun < not_before_) throw Fault(std::string(kUnreachable), tr("no answer"));
  try {
    connect();
  } catch (const Fault& fault) {
    const Clock::time_point now = Clock::now();
    not_before_ = now + 4 * (now - begun);
    throw;
  }
}

void Connection::await_server() {
  for (const Clock::time_point latest = Clock::now() + patience_; !link_;) {
    try {
      connect();
    } catch (const Fault& fault) {
      if (!fault.is_lost() || Clock::now() > latest) throw;
      std::this_thread::sleep_for(kBetweenTries);
    }
  }
}

void Connection::throw_lost() {
  const std::string text = first_line(link_ ? libpq().errorMessage(link_.get()) : "");
  link_.reset();
  throw Fault(std::string(kLost), text.empty() ? tr("the connection was lost") : text);
}

Result Connection::check_result(PGresult* result) {
  Result held(result);
  const ExecStatusType status = libpq().resultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return held;
  const char* state = result ? libpq().resultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  const char* text = result ? libpq().resultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
  if (!state) throw_lost();  // from libpq, not from the server
  Fault fault(state, first_line(text ? text : libpq().errorMessage(link_.get())));
  if (fault.is_lost()) link_.reset();  // the server closes the connection
  throw fault;
}

Result Connection::simple(const std::string& sql) {
  if (!link_) throw_lost();
  return check_result(libpq().exec(link_.get(), sql.c_str()));
}

void Connection::prepare(std::string_view name) {
  if (prepared_.contains(name)) return;
  const std::string key(name);
  check_result(libpq().prepare(link_.get(), key.c_str(), sql(name).c_str(), 0, nullptr));
  prepared_.insert(key);
}

Result Connection::ask(std::string_view name, const Parameters& parameters) {
  const auto once = [&] {
    if (!link_) throw_lost();
    prepare(name);
    return check_result(libpq().execPrepared(link_.get(), std::string(name).c_str(), parameters.count(),
                                             parameters.values(), parameters.lengths(), parameters.formats(),
                                             1));
  };
  if (transaction_) return once();
  mend();
  try {
    return once();
  } catch (const Fault& fault) {
    if (!fault.is_lost()) throw;
  }
  mend();
  return once();
}

void Connection::gather() {
  mend();
  if (libpq().enterPipelineMode(link_.get()) == 0) throw_lost();
  gathers_ = true;
  sent_.clear();
}

void Connection::send(std::string_view name, const Parameters& parameters) {
  const std::string key(name);
  if (!prepared_.contains(name) && std::ranges::find(sent_, name) == sent_.end()) {
    if (libpq().sendPrepare(link_.get(), key.c_str(), sql(name).c_str(), 0, nullptr) == 0) throw_lost();
    sent_.push_back(key);
  }
  if (libpq().sendQueryPrepared(link_.get(), key.c_str(), parameters.count(), parameters.values(),
                                parameters.lengths(), parameters.formats(), 1) == 0)
    throw_lost();
  sent_.emplace_back();
}

// The server commits at the end of the pipeline, and not before.
void Connection::pass() {
  if (libpq().pipelineSync(link_.get()) == 0) throw_lost();
  std::optional<Fault> first;
  for (const std::string& name : sent_) {
    while (PGresult* result = libpq().getResult(link_.get())) {
      try {
        if (libpq().resultStatus(result) == PGRES_PIPELINE_ABORTED)
          libpq().clear(result);  // because an earlier one failed
        else if (check_result(result) && !name.empty())
          prepared_.insert(name);
      } catch (const Fault& fault) {
        if (!first) first = fault;
        if (!link_) throw;
      }
    }
  }
  const Result end(libpq().getResult(link_.get()));
  if (libpq().resultStatus(end.get()) != PGRES_PIPELINE_SYNC) {
    if (libpq().resultErrorField(end.get(), PG_DIAG_SQLSTATE) == nullptr) throw_lost();
    const char* state = libpq().resultErrorField(end.get(), PG_DIAG_SQLSTATE);
    const Fault fault(state, first_line(libpq().resultErrorField(end.get(), PG_DIAG_MESSAGE_PRIMARY)));
    link_.reset();
    throw fault;
  }
  libpq().exitPipelineMode(link_.get());
  gathers_ = false;
  if (first) throw *first;
}

void Connection::begin(const char* sql) {
  mend();
  transaction_ = true;
  try {
    simple(sql);
  } catch (const Fault& fault) {
    if (!fault.is_lost()) throw;
    mend();  // nothing was done yet
    simple(sql);
  }
}

void Connection::commit() {
  try {
    const Result result = simple("COMMIT");
    transaction_ = false;
    if (std::string_view(libpq().cmdStatus(result.get())) != "COMMIT") throw Fault("40000", "ROLLBACK");
  } catch (const Fault& fault) {
    transaction_ = false;
    if (fault.is_lost()) throw Fault(std::string(kUncertain), fault.what());
    throw;
  }
}

void Connection::roll_back() noexcept {
  if (gathers_) link_.reset();  // without its end, nothing of it is done
  gathers_ = false;
  if (!std::exchange(transaction_, false) || !link_) return;
  const Result result(libpq().exec(link_.get(), "ROLLBACK"));
  if (libpq().resultStatus(result.get()) != PGRES_COMMAND_OK) link_.reset();
}

bool Connection::end_stalled() noexcept {
  try {
    return is_true(simple("SELECT end_stalled() > 0").get(), 0);
  } catch (const Fault&) {
    return false;
  }
}

bool Connection::has_notifications() {
  if (!link_ || libpq().consumeInput(link_.get()) == 0) {
    if (!transaction_) link_.reset();
    return true;
  }
  bool another = false;
  while (PGnotify* notice = libpq().notifies(link_.get())) {
    another = another || notice->be_pid != libpq().backendPID(link_.get());
    libpq().freemem(notice);
  }
  return another;
}

}  // namespace tanteador::db::postgres
