#include "tests/browser/opened_room.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "src/core/read_all.hpp"

namespace tanteador::test {

namespace {

using namespace std::chrono_literals;

constexpr char kProgram[] = TANTEADOR_BUILD "/tanteador";

sockaddr_in here(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

int free_port() {
  const int line = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = here(0);
  socklen_t size = sizeof address;
  bind(line, reinterpret_cast<sockaddr*>(&address), size);
  getsockname(line, reinterpret_cast<sockaddr*>(&address), &size);
  close(line);
  return ntohs(address.sin_port);
}

bool answers(int port) {
  const int line = socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in address = here(port);
  const bool there = connect(line, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(line);
  return there;
}

pid_t begin(const Folder& folder, std::vector<std::string> arguments, const std::string& out) {
  const pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(open((folder / "input").c_str(), O_RDONLY | O_CREAT, 0600), STDIN_FILENO);
  dup2(open((folder / out).c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
  dup2(open((folder / (out + ".err")).c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE"}) unsetenv(name);
  setenv("LC_ALL", "C.UTF-8", 1);
  arguments.insert(arguments.begin(), {kProgram, "--db", (folder / "club.db").string()});
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  execv(kProgram, words.data());
  _exit(127);
}

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return read_all(in);
}

}  // namespace

OpenedRoom::OpenedRoom() : port_(free_port()) { open(); }

OpenedRoom::~OpenedRoom() {
  if (pid_ > 0) end(SIGTERM);
}

void OpenedRoom::open() {
  pid_ = begin(folder_, {"serve", "--listen", "127.0.0.1:" + std::to_string(port_), "--name", kHall}, "room");
  for (const auto last = std::chrono::steady_clock::now() + 10s; std::chrono::steady_clock::now() < last;) {
    if (answers(port_)) return;
    std::this_thread::sleep_for(20ms);
  }
  throw std::runtime_error("the room does not open: " + bytes_of(folder_ / "room.err"));
}

void OpenedRoom::end(int signal) {
  kill(pid_, signal);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

int OpenedRoom::end_and_count_streams() {
  end(SIGTERM);
  const std::string summary = bytes_of(folder_ / "room");
  constexpr std::string_view kBefore = "up to ";
  const auto at = summary.rfind(kBefore);
  if (at == summary.npos) throw std::runtime_error("the room does not count its streams: " + summary);
  return std::stoi(summary.substr(at + kBefore.size()));
}

void OpenedRoom::pause(bool on) { kill(pid_, on ? SIGSTOP : SIGCONT); }

std::string OpenedRoom::at(const std::string& path) const {
  return "http://" + std::string(kHall) + ":" + std::to_string(port_) + path;
}

std::string OpenedRoom::command_output(std::vector<std::string> arguments, const std::string& input) const {
  std::ofstream(folder_ / "input", std::ios::binary) << input;
  const std::string what = arguments.front();
  int status = 0;
  waitpid(begin(folder_, std::move(arguments), "answer"), &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    throw std::runtime_error(what + ": " + bytes_of(folder_ / "answer.err"));
  return bytes_of(folder_ / "answer");
}

nlohmann::json OpenedRoom::command(std::vector<std::string> arguments, const std::string& input) const {
  arguments.emplace_back("--json");
  return nlohmann::json::parse(command_output(std::move(arguments), input));
}

std::string OpenedRoom::start_match(const std::string& lines) {
  return command({"score", "-"}, lines).at("match").get<std::string>();
}

std::string OpenedRoom::token(std::vector<std::string> of) const {
  of.insert(of.begin(), {"room", "token"});
  return command(std::move(of)).at("path").get<std::string>();
}

std::string started(const std::string& game, const std::string& ruleset, const std::string& options) {
  nlohmann::json line = nlohmann::json::parse(started(game, ruleset, 4));
  line["options"] = nlohmann::json::parse(options);
  return line.dump() + "\n";
}

std::string started(const std::string& game, const std::string& ruleset, int players) {
  const char* const names[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gabi", "Hugo"};
  return nlohmann::json{{"type", "match_started"},
                        {"game", game},
                        {"ruleset", ruleset},
                        {"players", std::vector<std::string>(names, names + players)}}
             .dump() +
         "\n";
}

bool wait_until_sent(Phone& phone) {
  return phone.until("return document.readyState === 'complete' && !document.querySelector('.sent')");
}

int reveal(Phone& phone, const std::string& id) {
  return phone.run(
      "const key = document.querySelector(`form.board button[value='${arguments[0]}']`); let taps = 1;"
      "if (!key) throw new Error('no button ' + arguments[0]);"
      "for (let at = key; at; at = at.parentElement) {"
      "  if (at.matches('details:not([open])')) { at.open = true; ++taps; }"
      "  const tab = at.matches('.pack > .tab') ? at.previousElementSibling : null;"
      "  if (tab && !tab.control.checked) { tab.click(); ++taps; }"
      "}"
      "return taps",
      {id});
}

int press(Phone& phone, const std::string& id) {
  const int taps = reveal(phone, id);
  phone.run("document.querySelector(`form.board button[value='${arguments[0]}']`).click()", {id});
  return taps;
}

int OpenedRoom::events_of(const std::string& match) const {
  const auto file = nlohmann::json::parse(command_output({"match", "export", match}));
  return file.at("stream").at("count").get<int>();
}

}  // namespace tanteador::test
