#include "tests/support/browser.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>

#include <sodium.h>

#include "src/core/read_all.hpp"

namespace tanteador::test {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr char kDriver[] = "/usr/bin/chromedriver", kBrowser[] = "/usr/bin/chromium";
constexpr char kElement[] = "element-6066-11e4-a52e-4f735466cecf";  // the key of an element's id (W3C)
constexpr auto kPatience = 30s;                                     // a loaded machine
constexpr auto kPause = 20ms;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return read_all(in);
}

// One request a connection. chromedriver keeps it open, so Content-Length ends the answer.
bool is_whole(const std::string& answer) {
  constexpr std::string_view kLength = "Content-Length:";
  const auto end = answer.find("\r\n\r\n"), length = answer.find(kLength);
  return end != answer.npos && length < end &&
         answer.size() >= end + 4 + std::strtoul(answer.c_str() + length + kLength.size(), nullptr, 10);
}
std::string answer_of(int port, const std::string& request) {
  const int line = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::string answer;
  if (connect(line, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0 &&
      write(line, request.data(), request.size()) == static_cast<ssize_t>(request.size())) {
    char piece[65536];
    for (ssize_t got; !is_whole(answer) && (got = read(line, piece, sizeof piece)) > 0;)
      answer.append(piece, static_cast<std::size_t>(got));
  }
  close(line);
  return answer;
}

}  // namespace

BrowserDriver& BrowserDriver::one() {
  static BrowserDriver driver;
  return driver;
}

BrowserDriver::BrowserDriver() {
  if (!fs::exists(kDriver) || !fs::exists(kBrowser))
    throw std::runtime_error("the packages chromium and chromium-driver are not installed");
  constexpr int kTimes = 3;  // another program may take the port that the driver has found free
  for (int i = 0; i < kTimes; ++i)
    if (start()) return;
  throw std::runtime_error("chromedriver does not start: " + bytes_of(folder_ / "log"));
}

bool BrowserDriver::start() {
  const fs::path log = folder_ / "log";
  fs::remove(log);
  pid_ = fork();
  if (pid_ == 0) {
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    for (const char* place : {"HOME", "TMPDIR"}) setenv(place, folder_.path().c_str(), 1);
    execl(kDriver, kDriver, "--port=0", static_cast<char*>(nullptr));
    _exit(127);
  }
  constexpr std::string_view kSaid = "started successfully on port ";
  for (const auto end = std::chrono::steady_clock::now() + kPatience;
       std::chrono::steady_clock::now() < end;) {
    const std::string said = bytes_of(log);
    const auto at = said.find(kSaid);
    if (at != said.npos && said.find('.', at) != said.npos) {
      port_ = std::atoi(said.c_str() + at + kSaid.size());
      return true;
    }
    if (said.find("Exiting") != said.npos) break;
    std::this_thread::sleep_for(kPause);
  }
  stop();
  return false;
}

void BrowserDriver::stop() const {
  kill(pid_, SIGTERM);
  waitpid(pid_, nullptr, 0);
}

nlohmann::json BrowserDriver::call(std::string_view method, const std::string& path,
                                   const nlohmann::json& body) {
  const std::string text = method == "POST" ? (body.is_null() ? "{}" : body.dump()) : "";
  const std::string answer = answer_of(
      port_, std::string(method) + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
                 "\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: " +
                 std::to_string(text.size()) + "\r\n\r\n" + text);
  const auto from = answer.find("\r\n\r\n");
  const auto json = nlohmann::json::parse(from == answer.npos ? "" : answer.substr(from + 4), nullptr, false);
  if (!json.is_object()) throw std::runtime_error("chromedriver went away: " + path);
  const auto value = json.value("value", nlohmann::json());
  if (value.is_object() && value.contains("error"))
    throw std::runtime_error(value.value("error", "") + ": " + value.value("message", "").substr(0, 300));
  return value;
}

Phone::Phone(const Looks& looks) : script_(looks.script) {
  const nlohmann::json mobile = {{"deviceMetrics",
                                  {{"width", looks.width},
                                   {"height", looks.height},
                                   {"pixelRatio", 1.0},
                                   {"mobile", looks.width < 800},
                                   {"touch", true}}}};
  const nlohmann::json chromium = {
      {"binary", kBrowser},
      {"args",
       {"--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
        "--disable-background-networking", "--disable-component-update", "--no-first-run",
        "--host-resolver-rules=MAP " + std::string(kHall) + " 127.0.0.1"}},
      {"prefs",
       {{"intl.accept_languages", looks.language},
        {"profile.managed_default_content_settings.javascript", looks.script ? 1 : 2}}},
      {"mobileEmulation", mobile}};
  const nlohmann::json wishes = {{"browserName", "chrome"},
                                 {"goog:chromeOptions", chromium},
                                 {"goog:loggingPrefs", {{"browser", "ALL"}}}};
  const auto made =
      BrowserDriver::one().call("POST", "/session", {{"capabilities", {{"alwaysMatch", wishes}}}});
  session_ = "/session/" + made.at("sessionId").get<std::string>();
  constexpr int kPageLoad = 30'000;  // milliseconds
  call("POST", "/timeouts", {{"pageLoad", kPageLoad}});
  const nlohmann::json scheme = {{"name", "prefers-color-scheme"}, {"value", looks.dark ? "dark" : "light"}};
  devtools("Emulation.setEmulatedMedia", {{"features", nlohmann::json::array({scheme})}});
}

Phone::~Phone() {
  try {
    call("DELETE", "");
  } catch (const std::exception&) {  // already closed
  }
}

nlohmann::json Phone::call(std::string_view method, const std::string& path, const nlohmann::json& body) {
  return BrowserDriver::one().call(method, session_ + path, body);
}

void Phone::go(const std::string& address) { call("POST", "/url", {{"url", address}}); }

std::string Phone::address() { return call("GET", "/url").get<std::string>(); }

std::vector<std::string> Phone::all(const std::string& css) {
  std::vector<std::string> ids;
  for (const auto& each : call("POST", "/elements", {{"using", "css selector"}, {"value", css}}))
    ids.push_back(each.at(kElement));
  return ids;
}

std::string Phone::first(const std::string& css) {
  const auto found = all(css);
  if (found.empty()) throw std::runtime_error("there is no " + css + " at " + address());
  return found.front();
}

std::size_t Phone::count(const std::string& css) { return all(css).size(); }

std::vector<std::string> Phone::texts(const std::string& css) {
  return run("return [...document.querySelectorAll(arguments[0])].map(each => each.innerText)", {css});
}

std::string Phone::text(const std::string& css) {
  const auto found = texts(css);
  return found.empty() ? "" : found.front();
}

std::string Phone::attribute(const std::string& css, const std::string& name) {
  const auto value = call("GET", "/element/" + first(css) + "/attribute/" + name);
  return value.is_string() ? value.get<std::string>() : "";
}

void Phone::tap(const std::string& css) {
  const std::string element = "/element/" + first(css);
  if (script_) {
    call("POST", element + "/click");
    return;
  }
  call("POST", element + "/value", {{"text", "\uE007"}});
  for (const auto end = std::chrono::steady_clock::now() + kPatience;
       std::chrono::steady_clock::now() < end;) {
    try {
      call("GET", element + "/name");
    } catch (const std::runtime_error&) {  // its page is gone
      return;
    }
    std::this_thread::sleep_for(kPause);
  }
}

void Phone::tap_on(const std::string& css, const std::string& words) {
  const auto found =
      run("return [...document.querySelectorAll(arguments[0])].find(each => "
          "each.innerText.includes(arguments[1]))",
          {css, words});
  if (!found.is_object())
    throw std::runtime_error("there is no " + css + " with \"" + words + "\" at " + address());
  call("POST", "/element/" + found.at(kElement).get<std::string>() + "/click");
}

void Phone::type(const std::string& css, const std::string& text) {
  const std::string id = first(css);
  call("POST", "/element/" + id + "/clear");
  call("POST", "/element/" + id + "/value", {{"text", text}});
}

void Phone::press_key(const std::string& key) {
  const nlohmann::json keys = {{{"type", "keyDown"}, {"value", key}}, {{"type", "keyUp"}, {"value", key}}};
  call("POST", "/actions", {{"actions", {{{"type", "key"}, {"id", "keys"}, {"actions", keys}}}}});
}

nlohmann::json Phone::run(const std::string& script, const nlohmann::json& arguments) {
  return call("POST", "/execute/sync", {{"script", script}, {"args", arguments}});
}

bool Phone::until(const std::string& script, const nlohmann::json& arguments) {
  for (const auto end = std::chrono::steady_clock::now() + kPatience;
       std::chrono::steady_clock::now() < end;) {
    if (run(script, arguments) == true) return true;
    std::this_thread::sleep_for(kPause);
  }
  return false;
}

bool Phone::until_text(const std::string& css, const std::string& part) {
  return until(
      "return [...document.querySelectorAll(arguments[0])].some(each => "
      "each.innerText.includes(arguments[1]))",
      {css, part});
}

void Phone::network(bool away, int latency) {
  const nlohmann::json conditions = {
      {"offline", away}, {"latency", latency}, {"download_throughput", -1}, {"upload_throughput", -1}};
  call("POST", "/chromium/network_conditions", {{"network_conditions", conditions}});
}

void Phone::offline(bool away) { network(away, 0); }
void Phone::slow(int latency) { network(false, latency); }

void Phone::new_tab(const std::string& to, TabKind kind) {
  if (tabs_.empty()) tabs_.push_back(call("GET", "/window"));
  tabs_.push_back(
      call("POST", "/window/new", {{"type", kind == TabKind::tab ? "tab" : "window"}}).at("handle"));
  switch_tab(tabs_.size() - 1);
  go(to);
}

void Phone::switch_tab(std::size_t index) { call("POST", "/window", {{"handle", tabs_.at(index)}}); }

void Phone::close_tab() {
  const std::string here = call("GET", "/window");
  call("DELETE", "/window");
  std::erase(tabs_, here);
}

void Phone::devtools(const std::string& command, const nlohmann::json& parameters) {
  call("POST", "/goog/cdp/execute", {{"cmd", command}, {"params", parameters}});
}

void Phone::picture(const fs::path& file) {
  const auto text = call("GET", "/screenshot").get<std::string>();
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &size, nullptr, sodium_base64_VARIANT_ORIGINAL) != 0)
    throw std::runtime_error("the picture is no base64");
  std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(size));
}

std::vector<std::string> Phone::complaints() {
  std::vector<std::string> found;
  for (const auto& entry : call("POST", "/se/log", {{"type", "browser"}})) {
    const std::string message = entry.value("message", "");
    if (message.find("the server responded with a status of 4") == message.npos) found.push_back(message);
  }
  return found;
}

}  // namespace tanteador::test
