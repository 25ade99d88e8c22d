#pragma once
// The built program with its server for phones running. It can be killed and started again.

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

  void open();                  // waits until it answers
  void end(int signal);         // and waits until it has ended
  int end_and_count_streams();  // the most streams that were open at once
  void pause(bool on);          // keeps its connections but answers nothing
  // The URL of a path. Its host name is no loopback for the browser, as for a phone in the hall.
  std::string at(const std::string& path) const;

  // Runs the command line on the same file and returns its output. Throws its message on failure.
  std::string command_output(std::vector<std::string> arguments, const std::string& input = {}) const;
  nlohmann::json command(std::vector<std::string> arguments, const std::string& input = {}) const;
  // Stores a match from these lines and returns the path of a token for it.
  std::string start_match(const std::string& lines);
  std::string token(std::vector<std::string> of) const;
  int events_of(const std::string& match) const;

 private:
  Folder folder_;
  int port_ = 0;
  pid_t pid_ = 0;
};

// The first line of a match of four players.
std::string started(const std::string& game, const std::string& ruleset, const std::string& options);
// The same without options, for up to eight players.
std::string started(const std::string& game, const std::string& ruleset, int players);

// True when the page after the last tap is there: nothing waits, and nothing is being sent.
bool wait_until_sent(Phone& phone);
// Presses a button of a board by its id, and before that the fold or tab that hides it. Returns the taps.
int press(Phone& phone, const std::string& id);
int reveal(Phone& phone,
           const std::string& id);  // opens only the fold or tab; returns the taps of this and the button

}  // namespace tanteador::test
