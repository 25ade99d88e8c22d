#pragma once
// The pages of the room: what every phone in the hall sees, and what a table and the desk may enter. Made
// from the session and the views alone; the network is told of them by `exchange.hpp`.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/sheets.hpp"
#include "src/web/devices.hpp"
#include "src/web/exchange.hpp"

namespace tanteador::web {

enum class NameForm { whole, shortened };  // of names: "Ana Pérez", "Ana P."
enum class Live { shown, hidden };         // hidden: scores only of matches that are over

struct Settings {
  std::vector<view::Language> languages = {{"en", "English"}};  // there are catalogues for
  NameForm names = NameForm::whole;
  Live scores = Live::shown;
  std::chrono::milliseconds pace{10};     // those who watch a page are told no oftener; 0: each time
  std::shared_ptr<Devices> devices = {};  // for those who want to know who is here
};

// Session and store must outlive the hall.
PageHandler make_page_handler(session::Session& session, session::Store& store, session::Host host,
                              Settings settings);

}  // namespace tanteador::web
