#pragma once
// The phones' server, in a thread with its own store, and the requests of phones to the desk.

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
        store;  // another connection; empty: the server cannot be started here
    std::vector<view::Language> languages;
    std::function<std::string()> now;  // RFC 3339
    std::string listen = {};           // as Plan::listen
  };
  // Session and store must outlive it. Its destructor closes the server.
  RoomController(const session::Session& session, session::Store& store, Dependencies dependencies);
  ~RoomController();

  enum class Port { usual, any };
  void open(Port port);
  void close();
  view::PhonesStatus now() const;
  int waiting() const;  // calls and disputes, of `now` without the rest
  // True if time has changed the screen.
  bool needs_refresh();

  // The grant of the request with that key, and its match, if it has one.
  std::optional<web::Grant> pass(const std::string& key) const;
  std::optional<std::string> match_of(const web::Grant& pass) const;
  void settle(const std::string& key);  // marks the request as handled
  // Changes walls, live scores and tokens.
  void arrange(const view::command::Room& operation);
  // A token for a phone; nothing if the server is not open.
  std::optional<view::HandedOut> hand_out(const web::Grant& pass);
  bool is_open() const;  // here or in another program

 private:
  struct Running;
  std::vector<std::string> addresses() const;  // the preferred one first
  std::vector<web::Device> devices() const;    // of the program that runs the server
  std::string table_name(const web::Grant& pass) const;
  std::string live_figures() const;  // values that change without the store
  void tell_desk(view::PhonesStatus& now) const;

  const session::Session& session_;
  session::Store& store_;
  Dependencies dependencies_;
  std::unique_ptr<Running> running_;
  std::string problem_, shown_;
  bool taken_ = false;
};

}  // namespace tanteador::ui
