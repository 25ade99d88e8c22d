#include "tests/network/server_double.hpp"

#include "db/postgres/sure_append.hpp"
#include "db/sql_store.hpp"
#include "db/sqlite/engine.hpp"
#include "tests/simulation/simulated_host.hpp"

namespace tanteador::network {

namespace postgres = db::postgres;
using simulation::pick;

void SimulatedLink::lose() {
  away_ = pick(random_, 0, 2 * kPatience);
  throw postgres::Fault(std::string(postgres::kLost), "the connection was lost");
}

void SimulatedLink::send() {
  if (faulty_ && pick(random_, 0, 9) == 0) lose();
}

void SimulatedLink::receive() { send(); }

bool SimulatedLink::is_uncertain() const { return state_ == postgres::kUncertain; }

void SimulatedLink::begin_append() { waited_ = 0; }

void SimulatedLink::reconnect(bool patient) {
  while (is_away()) {
    --away_;
    if (!patient || ++waited_ > kPatience)
      throw postgres::Fault(std::string(postgres::kUnreachable), "no answer");
  }
}

namespace {

class EngineDouble : public db::sqlite::Engine {
  using Base = db::sqlite::Engine;
  using Appends = std::span<const session::Append>;
  using Rest = std::function<void(const session::Append&)>;

  template <class Work>
  decltype(auto) convert_faults(Work&& work) {
    try {
      return work();
    } catch (const postgres::Fault& fault) {
      link_.note_fault(fault.state());
      throw postgres::store_error(fault, {.text = {}, .name = "hall/club", .role = "desk"});
    }
  }

 public:
  EngineDouble(SQLite::Database database, const std::filesystem::path& file, SimulatedLink& link)
      : Base(std::move(database), file, db::OpenMode::write), link_(link) {}

  template <class Work>
  decltype(auto) run_guarded(Work&& work) {
    return convert_faults([&]() -> decltype(auto) {
      link_.reconnect(false);
      return Base::run_guarded(std::forward<Work>(work));
    });
  }
  // Any other write is not repeated.
  template <class Work>
  void write(Work&& work) {
    convert_faults([&] {
      link_.reconnect(false);
      link_.send();
      Base::write(std::forward<Work>(work));
      try {
        link_.receive();
      } catch (const postgres::Fault& fault) {
        throw postgres::Fault(std::string(postgres::kUncertain), fault.what());
      }
    });
  }
  void append(Appends appends, const Rest& rest) {
    link_.begin_append();
    convert_faults([&] { postgres::append_surely(*this, appends, rest, [&] { return link_.is_over(); }); });
  }
  void reconnect(bool unsure) { link_.reconnect(unsure); }
  void append_once(Appends appends, const Rest& rest) {
    link_.send();
    try {
      Base::append(appends, rest);
    } catch (const session::StoreError& error) {
      if (error.code() != session::StoreError::Code::conflict) throw;
      throw postgres::Fault(std::string(postgres::kConflict), error.what());
    }
    link_.receive();
  }
  bool is_stored(const session::Append& append) {
    if (append.events.empty()) return false;
    const session::StoredEvent& last = append.events.back();
    session::Hash hash{};
    db::sqlite::Query query = (*this)("event_hash");
    if (query.with(append.before.id, last.record.seq).step()) query.row(hash);
    return hash == last.hash;
  }
  static void roll_back() {}

 private:
  SimulatedLink& link_;
};

}  // namespace

std::unique_ptr<session::Store> open_server_double(const std::filesystem::path& file, SimulatedLink& link) {
  (void)db::open_store(file, db::OpenMode::write);  // creates it
  SQLite::Database database = db::sqlite::open_to_write(file);
  database.exec(db::sqlite::sql("connection"));
  return std::make_unique<db::SqlStore<EngineDouble>>(std::move(database), file, link);
}

}  // namespace tanteador::network
