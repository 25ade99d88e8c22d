#pragma once
// A store that fails as a PostgreSQL server over a bad network does: a message or its answer is lost, and
// the connection stays away for a while. The rows lie in an SQLite file. The program repeats an append by
// the same rules as for a server (db/postgres/sure_append.hpp).

#include <filesystem>
#include <memory>
#include <random>
#include <string>

#include "src/session/store.hpp"

namespace tanteador::network {

// Follows one seed. Throws postgres::Fault.
class SimulatedLink {
 public:
  explicit SimulatedLink(std::mt19937& random) : random_(random) {}
  void set_faulty(bool faulty) { faulty_ = faulty; }
  bool is_away() const { return faulty_ && away_ > 0; }

  void send();                   // a fault: nothing has arrived
  void receive();                // a fault: it arrived, and the answer is lost
  void reconnect(bool patient);  // patient: waits for some time
  void begin_append();           // starts a new waiting time
  bool is_over() const { return waited_ > kPatience; }
  void note_fault(const std::string& state) { state_ = state; }
  bool is_uncertain() const;  // of the last fault: the write may be stored

 private:
  static constexpr int kPatience = 4;
  [[noreturn]] void lose();
  std::mt19937& random_;
  bool faulty_ = true;
  std::string state_;
  int away_ = 0, waited_ = 0;  // attempts to connect
};

// `link` must outlive the store.
std::unique_ptr<session::Store> open_server_double(const std::filesystem::path& file, SimulatedLink& link);

}  // namespace tanteador::network
