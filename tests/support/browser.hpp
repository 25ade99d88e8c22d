#pragma once
// A phone's browser: Debian's chromium without a window, told by WebDriver (W3C) what a thumb does.
// Everything throws std::runtime_error with what the browser says.

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/folder.hpp"

namespace tanteador::test {

inline constexpr const char* kHall =
    "hall.test";  // a name of this machine that is no loopback to the browser

// The program chromedriver, for as long as this lives; each phone is a session of it.
class BrowserDriver {
 public:
  BrowserDriver();
  BrowserDriver(const BrowserDriver&) = delete;
  BrowserDriver& operator=(const BrowserDriver&) = delete;
  ~BrowserDriver();

  static BrowserDriver& one();  // of this test program
  nlohmann::json call(std::string_view method, const std::string& path, const nlohmann::json& body = {});
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  Folder folder_;
  pid_t pid_ = 0;
  int port_ = 0;
};

class Phone {
 public:
  struct Looks {
    int width = 360, height = 740;
    std::string language = "en";  // Accept-Language
    bool dark = false;            // the phone's scheme of colours
    bool script = true;           // whether pages may run theirs
  };
  explicit Phone(const Looks& looks);
  Phone() : Phone(Looks{}) {}
  Phone(const Phone&) = delete;
  Phone& operator=(const Phone&) = delete;
  ~Phone();

  void go(const std::string& address);
  std::string address();
  std::string text(const std::string& css);  // of the first; empty where there is none
  std::vector<std::string> texts(const std::string& css);
  bool has(const std::string& css) { return count(css) > 0; }
  std::size_t count(const std::string& css);
  std::string attribute(const std::string& css, const std::string& name);
  // Presses the first; one that is hidden, or covered by something else, cannot be pressed.
  // Without script the driver cannot click: the button is pressed by Enter, and the next page waited for.
  void tap(const std::string& css);
  // The same of the first whose text holds these words.
  void tap_on(const std::string& css, const std::string& words);
  void type(const std::string& css, const std::string& text);
  void press_key(const std::string& key);  // U+E004 is Tab, U+E007 Enter
  nlohmann::json run(const std::string& script, const nlohmann::json& arguments = nlohmann::json::array());
  // Waits until the script answers true, ten seconds at most; false: it never did.
  bool until(const std::string& script, const nlohmann::json& arguments = nlohmann::json::array());
  bool until_text(const std::string& css, const std::string& part);
  void offline(bool away);
  void slow(int latency);               // of every request from now on, in milliseconds
  void new_tab(const std::string& to);  // beside those that are open, and looked at from now on
  void picture(const std::filesystem::path& file);
  // What the page complained of since it was last asked, without answers of 4xx.
  std::vector<std::string> complaints();

 private:
  void network(bool away, int latency);
  std::string first(const std::string& css);  // its id; throws where there is none
  std::vector<std::string> all(const std::string& css);
  nlohmann::json call(std::string_view method, const std::string& path, const nlohmann::json& body = {});
  std::string session_;
  bool script_;
};

}  // namespace tanteador::test
