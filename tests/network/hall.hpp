#pragma once
// An evening from one seed, in one process: phones at two tables, a desk on the same file, and a desk of the
// club on a server. The network loses, doubles and delays messages. A program is killed, or the power fails.
// In the end everything works again, the phones send what waits, and every claim is checked.

#include <deque>
#include <map>
#include <memory>
#include <set>

#include "src/web/pages/page_handler.hpp"
#include "src/web/tokens.hpp"
#include "tests/network/server_double.hpp"
#include "tests/simulation/simulated_disk.hpp"
#include "tests/simulation/simulated_host.hpp"
#include "tests/support/folder.hpp"

namespace tanteador::network {

struct Report {
  int sent = 0, lost = 0, doubled = 0, delayed = 0;  // messages of phones
  int stored = 0, refused = 0;                       // taps of phones, as the phones were told
  int deaths = 0;                                    // of a program, or of all by a power cut
  int uncertain = 0, unreachable = 0;                // what the server's desk was told
  int transfers = 0;                                 // streams taken by a sync
  std::vector<std::string> faults = {};              // broken promises, a sentence each
};

class Hall {
 public:
  explicit Hall(std::uint32_t seed);
  Report run();

 private:
  struct Table {
    std::string match, path;
    int entries = 0;  // stored by anybody, as far as told
    int unknown = 0;  // entries of the desk whose outcome it could not know
  };
  struct Tap {
    std::string id;
    web::Request request;
    std::int64_t seen = 0;  // events of the match on its page
  };
  struct Phone {
    std::size_t table = 0;
    std::string seen = {};  // of its last page; empty: it has none
    std::deque<Tap> waiting = {};
    std::vector<Tap> stored = {}, refused = {};
  };
  struct Program {
    std::unique_ptr<session::Store> store = {};
    std::unique_ptr<session::Session> session = {};
  };

  int pick(int from, int to) { return simulation::pick(random_, from, to); }
  void open_programs();
  void close_programs();
  void revive();
  void make_tables();

  void act();
  void act_on_phone(Phone& phone);
  void tap(Phone& phone);
  void send(Phone& phone);
  void read(Phone& phone);
  bool has_foreign_entry(const Phone& phone, const Tap& tap);
  void show(Phone& phone, const web::Reply& page);
  std::optional<web::Reply> answer(const web::Request& request);
  std::optional<web::Reply> exchange(const web::Request& request);
  void deliver_late();
  void enter_at_desk();
  void enter_at_server();
  void sync();

  void check_after();
  void check_taps();
  void check_table(const session::Session& session, const Table& table);
  void check_server();
  void blame(std::string sentence) { report_.faults.push_back(std::move(sentence)); }

  std::mt19937 random_;
  simulation::SimulatedHost host_{random_};
  test::Folder folder_;
  simulation::SimulatedDisk disk_;
  SimulatedLink link_{random_};
  Program room_, desk_, server_desk_;
  web::PageHandler handler_ = {};
  std::vector<Table> tables_;
  std::vector<Phone> phones_;
  std::vector<web::Request> late_;
  bool faulty_ = true;
  struct Claim {
    int stored = 0, uncertain = 0;
  };
  std::map<std::string, Claim> claims_ = {};  // of the server's desk, by match
  int uncertain_starts_ = 0;
  Report report_;
};

}  // namespace tanteador::network
