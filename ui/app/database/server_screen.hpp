#pragma once
// The form for a database on a server. It tests the address in a job, because a server may not answer. An
// address is stored only after its test; a password is never stored.

#include <functional>
#include <optional>
#include <string>

#include "src/view/screens/server.hpp"
#include "ui/app/job.hpp"

namespace tanteador::ui {

class ServerScreen {
 public:
  struct Dependencies {
    // Tests an address; throws session::StoreError. Empty: the program cannot change its database.
    std::function<view::ServerFound(const std::string& address)> look;
    std::string here, file;   // the database in use, and the file of this computer
    std::string closed = {};  // why `here` could not be opened; empty: it is open
  };
  explicit ServerScreen(Dependencies dependencies);

  void type(std::string_view field, const std::string& text);
  // The database to open from now on; nothing: the same.
  std::optional<std::string> run(const view::command::Database& command);
  view::ServerView body() const;
  bool is_busy() const { return test_.is_active(); }
  bool poll();  // a test has ended

 private:
  void test();
  void forget();

  Dependencies dependencies_;
  view::ServerForm form_;
  std::string problem_;
  std::optional<view::ServerFound> found_;
  Job<view::ServerFound> test_;
};

}  // namespace tanteador::ui
