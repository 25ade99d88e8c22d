#pragma once
// The built program with its room open, as the club's laptop has it: begun, killed and begun again.

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/browser.hpp"
#include "tests/support/folder.hpp"

namespace tanteador::test {

class OpenedRoom {
 public:
  OpenedRoom();
  OpenedRoom(const OpenedRoom&) = delete;
  OpenedRoom& operator=(const OpenedRoom&) = delete;
  ~OpenedRoom();

  void open();           // waits until it answers
  void end(int signal);  // and waits until it has ended
  void pause(bool on);   // it holds its connections and answers nothing
  // By a name that is no loopback to the browser, so that a page has what a phone in the hall has.
  std::string at(const std::string& path) const;

  // The command line on the same file; throws with what it says where it fails.
  std::string said(std::vector<std::string> arguments, const std::string& input = {}) const;
  nlohmann::json command(std::vector<std::string> arguments, const std::string& input = {}) const;
  // A match stored from these lines, and the path of a token for it.
  std::string start_match(const std::string& lines);
  std::string token(std::vector<std::string> of) const;
  int events_of(const std::string& match) const;

 private:
  Folder folder_;
  int port_ = 0;
  pid_t pid_ = 0;
};

}  // namespace tanteador::test
