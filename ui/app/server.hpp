#pragma once
// The form for a database on a server, and the test of it: in a thread of its own, as a server may let one
// wait. Nothing typed is kept before it was tested, and no password at all.

#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "src/view/server.hpp"

namespace tanteador::ui {

class ServerDesk {
 public:
  struct Outside {
    // What answers at an address; throws session::StoreError. Empty: this program stays where it is.
    std::function<view::ServerFound(const std::string& address)> look;
    std::string here, file;   // the database in use, and the file of this computer
    std::string closed = {};  // why `here` could not be opened; empty: it is open
  };
  explicit ServerDesk(Outside outside);

  void type(std::string_view field, const std::string& text);
  // The database to work on from now on; nothing: where one is.
  std::optional<std::string> run(const view::command::Database& command);
  view::ServerView body() const;
  bool busy() const { return test_.valid(); }
  bool heard();  // a test has come to its end: once

 private:
  struct Tested {
    std::string address, problem;
    std::optional<view::ServerFound> found;
  };
  void test();
  void forget();

  Outside outside_;
  view::ServerForm form_;
  std::string problem_;
  std::optional<view::ServerFound> found_;
  std::future<Tested> test_;
  std::vector<std::future<Tested>> given_up_;  // run to their end, and nobody asks for them
};

}  // namespace tanteador::ui
