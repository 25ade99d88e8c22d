#pragma once
// Several programs on one database, with a scheduler, a clock and a disk that follow one seed. A run plays
// random actions of the programs. Then the disk has one fault, or a person moves the file. Finally every
// claim of the programs is checked.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "tests/simulation/simulated_disk.hpp"
#include "tests/simulation/simulated_host.hpp"
#include "tests/support/folder.hpp"

namespace tanteador::simulation {

struct Report {
  Fault fault = Fault::none;
  bool struck = false;
  int stored = 0;                        // entries that were reported as stored
  int unknown = 0;                       // entries whose outcome the program could not know
  std::vector<std::string> faults = {};  // broken promises, a sentence each
};

class Simulation {
 public:
  explicit Simulation(std::uint32_t seed);
  Report run();

 private:
  struct Program {
    std::unique_ptr<session::Store> store;
    std::unique_ptr<session::Session> session;
    std::optional<session::OpenMatch> match;  // kept open, as on the panel
  };
  // The entries of a match that programs reported as stored.
  struct Claim {
    std::string id;
    std::vector<std::pair<std::int64_t, std::string>> stored = {};  // seq and payload
    int unknown = 0;
  };

  int pick(int from, int to) { return simulation::pick(random_, from, to); }
  void start(int place);
  void stop(int place);
  void act(int place);
  void act_on_match(Program& program);
  void begin_match(Program& program);
  void enter(Program& program, Claim& claim);
  void note(Claim& claim, const session::OpenMatch& match, std::int64_t seq);
  void judge(const session::StoreError& error);
  bool is_open() const;
  void strike_by_hand();
  void keep_older();
  void restore_by_hand();
  void put_back();
  void mend();  // what strike_by_hand() did, before check_after()
  Claim& claim_of(const std::string& id);
  void check_after();
  void check_match(const session::Session& session, const Claim& claim);
  void blame(std::string sentence) { report_.faults.push_back(std::move(sentence)); }

  std::mt19937 random_;
  SimulatedHost host_{random_};
  test::Folder folder_;
  std::filesystem::path file_ = folder_ / "club.db", aside_ = folder_ / "aside.db",
                        other_ = folder_ / "other.db", older_ = folder_ / "older.db";
  SimulatedDisk disk_;
  std::vector<Program> programs_;
  std::vector<Claim> claims_;
  int unknown_starts_ = 0;
  Report report_;
};

}  // namespace tanteador::simulation
