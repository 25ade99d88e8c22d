#pragma once
// The pages of the room: what every phone in the hall sees, and what a table and the desk may enter. Made
// from the session and the views alone; the network is told of them by `exchange.hpp`.

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "src/room/exchange.hpp"
#include "src/room/tokens.hpp"
#include "src/rulebook/search.hpp"
#include "src/session/session.hpp"
#include "src/view/sheets.hpp"

namespace tanteador::room {

enum class Shown { whole, shortened };  // of names: "Ana Pérez", "Ana P."
enum class Live { shown, hidden };      // hidden: scores only of matches that are over

// A phone at a table that has shown its token since the room was opened.
struct Device {
  Pass pass = {};
  std::string address = {}, seen_at = {}, wrote_at = {};  // RFC 3339
};
// Looked at by any thread.
class Devices {
 public:
  void saw(const Pass& pass, const std::string& address, const std::string& at, bool wrote);
  std::vector<Device> all() const;  // by address

 private:
  mutable std::mutex mutex_;
  std::map<std::string, Device> all_;  // by address and what the token opens
};

struct Settings {
  std::vector<view::Language> languages = {{"en", "English"}};  // there are catalogues for
  // The search of the rulebook, made when it is first used; none: rules are found by game and situation.
  std::function<std::unique_ptr<rulebook::RuleSearch>()> rule_search = {};
  Shown names = Shown::whole;
  Live scores = Live::shown;
  std::chrono::milliseconds pace{100};    // those who watch a page are told no oftener
  std::shared_ptr<Devices> devices = {};  // for those who want to know who is here
};

// Session and store must outlive the hall.
Hall make_hall(session::Session& session, session::Store& store, session::Host host, Settings settings);

}  // namespace tanteador::room
