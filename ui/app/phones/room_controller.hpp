#pragma once
// The phones' server: opened in a thread of its own, with a store of its own, and the requests that phones
// have left in the store for the desk.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/screens/room.hpp"
#include "src/view/sheets.hpp"
#include "src/web/devices.hpp"
#include "src/web/waiting.hpp"

namespace tanteador::ui {

class RoomController {
 public:
  struct Dependencies {
    std::function<std::unique_ptr<session::Store>()>
        store;  // another connection; empty: no room is opened here
    std::vector<view::Language> languages;
    std::function<std::string()> now;  // RFC 3339
    std::string listen = {};           // as Plan::listen
  };
  // Session and store must outlive it; it closes the server with it.
  RoomController(const session::Session& session, session::Store& store, Dependencies dependencies);
  ~RoomController();

  enum class Port { usual, any };
  void open(Port port);
  void close();
  view::PhonesStatus now() const;
  int waiting() const;  // calls and disputes, of `now` without the rest
  // Time has changed what is shown.
  bool needs_refresh();

  // The request under that key, and the match it is about, if there is one.
  std::optional<web::Grant> pass(const std::string& key) const;
  std::optional<std::string> match_of(const web::Grant& pass) const;
  void settle(const std::string& key);
  // Walls, live scores and tokens.
  void arrange(const view::command::Room& operation);
  // A token for a phone; nothing where the room is not open.
  std::optional<view::HandedOut> hand_out(const web::Grant& pass);
  bool is_open() const;  // here or elsewhere

 private:
  struct Running;
  std::vector<std::string> addresses() const;  // the first to be handed out
  std::vector<web::Device> devices() const;    // of whatever program has it open
  std::string table_name(const web::Grant& pass) const;
  std::string live_figures() const;  // of what changes without the store
  void tell_desk(view::PhonesStatus& now) const;

  const session::Session& session_;
  session::Store& store_;
  Dependencies dependencies_;
  std::unique_ptr<Running> running_;
  std::string problem_, shown_;
  bool taken_ = false;
};

}  // namespace tanteador::ui
