#pragma once
// A phone's browser: headless chromium, controlled by WebDriver (W3C).
// All functions throw std::runtime_error with the browser's message.

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/folder.hpp"

namespace tanteador::test {

inline constexpr const char* kHall =
    "hall.test";  // names this machine, but the browser does not treat it as loopback

// A running chromedriver; each phone is a session of it.
class BrowserDriver {
 public:
  BrowserDriver();
  BrowserDriver(const BrowserDriver&) = delete;
  BrowserDriver& operator=(const BrowserDriver&) = delete;
  ~BrowserDriver() { stop(); }

  static BrowserDriver& one();  // shared by the whole test program
  nlohmann::json call(std::string_view method, const std::string& path, const nlohmann::json& body = {});
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  bool start();  // false: it ended at once
  void stop() const;

  Folder folder_;
  pid_t pid_ = 0;
  int port_ = 0;
};

class Phone {
 public:
  struct Looks {
    int width = 360, height = 740;
    std::string language = "en";  // Accept-Language
    bool dark = false;            // dark colour scheme
    bool script = true;           // JavaScript enabled
  };
  explicit Phone(const Looks& looks);
  Phone() : Phone(Looks{}) {}
  Phone(const Phone&) = delete;
  Phone& operator=(const Phone&) = delete;
  ~Phone();

  void go(const std::string& address);
  std::string address();
  std::string text(const std::string& css);  // of the first match; empty if none
  std::vector<std::string> texts(const std::string& css);
  bool has(const std::string& css) { return count(css) > 0; }
  std::size_t count(const std::string& css);
  std::string attribute(const std::string& css, const std::string& name);
  // Clicks the first match; throws if it is hidden or covered.
  // Without script the driver cannot click: presses Enter on it and waits for the next page.
  void tap(const std::string& css);
  // The same for the first match whose text contains these words.
  void tap_on(const std::string& css, const std::string& words);
  void type(const std::string& css, const std::string& text);
  void press_key(const std::string& key);  // U+E004 is Tab, U+E007 Enter
  nlohmann::json run(const std::string& script, const nlohmann::json& arguments = nlohmann::json::array());
  // Waits up to half a minute for the script to return true; false if it does not.
  bool until(const std::string& script, const nlohmann::json& arguments = nlohmann::json::array());
  bool until_text(const std::string& css, const std::string& part);
  void offline(bool away);
  void slow(int latency);  // delay of every later request, in milliseconds
  // Opens another tab and switches to it. Of the tabs in one window only the current one is visible.
  enum class TabKind { tab, window };
  void new_tab(const std::string& to, TabKind kind = TabKind::tab);
  void switch_tab(std::size_t index);  // in the order of their opening
  void close_tab();                    // the current one; then switch_tab() chooses another
  // A command of the browser's own protocol, "Page.crash".
  void devtools(const std::string& command, const nlohmann::json& parameters = nlohmann::json::object());
  void picture(const std::filesystem::path& file);
  // The console errors since the last call, without those of 4xx answers.
  std::vector<std::string> complaints();

 private:
  void network(bool away, int latency);
  std::string first(const std::string& css);  // its id; throws if there is none
  std::vector<std::string> all(const std::string& css);
  nlohmann::json call(std::string_view method, const std::string& path, const nlohmann::json& body = {});
  std::string session_;
  std::vector<std::string> tabs_;  // their handles
  bool script_;
};

}  // namespace tanteador::test
