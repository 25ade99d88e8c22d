#pragma once
// The pages of the phones' server: public pages, and those where a table or the desk enters events. They use
// only the session and the views; `exchange.hpp` connects them to the network.

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
  std::vector<view::Language> languages = {{"en", "English"}};
  NameForm names = NameForm::whole;
  Live scores = Live::shown;
  std::chrono::milliseconds pace{10};     // least time between two updates of a page; 0: no limit
  std::shared_ptr<Devices> devices = {};  // filled by the pages; null: a list of their own
};

// Session and store must outlive the handler.
PageHandler make_page_handler(session::Session& session, session::Store& store, session::Host host,
                              Settings settings);

}  // namespace tanteador::web
