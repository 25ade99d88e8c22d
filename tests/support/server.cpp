#include "tests/support/server.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "db/postgres/store.hpp"

namespace tanteador::test {

namespace {

// Test programs share one main(), so the set-up runs here.
[[maybe_unused]] const bool kRegistered = [] {
  db::register_server(db::postgres::server_engine());
  return true;
}();

namespace fs = std::filesystem;

const fs::path kPrograms = "/usr/lib/postgresql/15/bin";
constexpr char kTemplate[] = "tanteador_template";

// The server refuses to run as root.
const passwd* server_user() { return geteuid() == 0 ? getpwnam("postgres") : nullptr; }

// Starts a program of PostgreSQL that ends with this process.
pid_t begin(const fs::path& folder, std::vector<std::string> arguments) {
  const passwd* user = server_user();
  const pid_t child = fork();
  if (child != 0) return child;
  const int log = open((folder / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  dup2(log, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  if (chdir("/") != 0 || (user && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))) _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  unsetenv("LANGUAGE");
  setenv("LC_ALL", "C.UTF-8", 1);
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  execv(words.front(), words.data());
  _exit(127);
}

// Backend processes outlive the postmaster by a moment.
void end_all_in(const fs::path& data, int signal) {
  for (bool any = true; any;) {
    any = false;
    for (const auto& process : fs::directory_iterator("/proc")) {
      std::error_code error;
      const pid_t pid = std::atoi(process.path().filename().c_str());
      if (pid <= 0 || fs::read_symlink(process.path() / "cwd", error) != data) continue;
      any = kill(pid, signal) == 0 || any;
    }
    if (any) usleep(2'000);
  }
}

// "off" except in measurements.
std::string durable() {
  const char* set = std::getenv("TANTEADOR_TEST_DURABLE");
  return set ? set : "off";
}

// In memory if there is room: each database has 300 files, and tests need no durability.
fs::path roomy() {
  const fs::path memory = "/dev/shm";
  std::error_code error;
  const bool fits = durable() == "off" && access(memory.c_str(), W_OK) == 0 &&
                    fs::space(memory, error).available > std::uintmax_t{4} << 30 && !error;
  const fs::path place = fits ? memory : fs::temp_directory_path();
  Folder::sweep(place);
  return place;
}

void give_to_server(const fs::path& path) {
  const passwd* user = server_user();
  if (user && chown(path.c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error("it cannot be given to the server: " + path.string());
}

void run_to_the_end(const Folder& folder, std::vector<std::string> arguments) {
  const std::string what = arguments.front() + " failed: " + folder.path().string();
  const pid_t child = begin(folder.path(), std::move(arguments));
  int status = 0;
  if (waitpid(child, &status, 0) != child || status != 0) throw std::runtime_error(what);
}

// initdb takes a second: it runs once, and every server of this program copies its result.
const fs::path& pristine() {
  static const Folder folder(roomy());
  static const fs::path data = [] {
    give_to_server(folder.path());
    run_to_the_end(folder, {(kPrograms / "initdb").string(), "-D", (folder / "data").string(), "-A", "trust",
                            "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"});
    return folder / "data";
  }();
  return data;
}

struct Link {
  explicit Link(const std::string& address) : link(PQconnectdb(address.c_str())) {}
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  ~Link() { PQfinish(link); }
  PGconn* link;
};

}  // namespace

Server& Server::one() {
  static Server server;
  return server;
}

Server::Server(int port) : folder_(roomy()), port_(port), owner_(getpid()) {
  give_to_server(folder_.path());
  fs::permissions(folder_.path(), fs::perms(0755));  // everybody may use the sockets
  run_to_the_end(folder_, {"/bin/cp", "-a", pristine().string(), (folder_ / "data").string()});
  start();
}

Server::~Server() {
  if (getpid() == owner_) stop(SIGQUIT);
}

// Tries again while the remains of a killed server are still there.
void Server::start() {
  for (int tries = 0; tries < 1500; ++tries) {
    if (pid_ <= 0 || waitpid(pid_, nullptr, WNOHANG) != 0)
      pid_ = begin(folder_.path(),
                   {(kPrograms / "postgres").string(), "-D", (folder_ / "data").string(), "-c",
                    port_ > 0 ? "listen_addresses=127.0.0.1" : "listen_addresses=", "-c",
                    "port=" + std::to_string(port_ > 0 ? port_ : 5432), "-c",
                    "unix_socket_directories=" + folder_.path().string(), "-c", "fsync=" + durable(), "-c",
                    "max_connections=60", "-c", "shared_buffers=32MB", "-c", "autovacuum=off"});
    usleep(20'000);
    if (PQping(address("postgres").c_str()) == PQPING_OK) return;
  }
  throw std::runtime_error("the server does not start: " + folder_.path().string());
}

void Server::reload() const { kill(pid_, SIGHUP); }

void Server::put(const std::string& name, const std::string& bytes) const {
  const fs::path file = folder_ / "data" / name;
  std::ofstream(file, std::ios::binary) << bytes;
  fs::permissions(file, fs::perms(0600));
  give_to_server(file);
}

void Server::stop(int signal) {
  if (pid_ <= 0) return;
  kill(pid_, signal);
  waitpid(pid_, nullptr, 0);
  if (signal == SIGKILL) end_all_in(folder_ / "data", signal);
  pid_ = 0;
}

std::string Server::address(const std::string& database, const std::string& role, std::string socket) const {
  if (socket.empty()) socket = folder_.path().string();
  const std::string port = port_ > 0 ? "&port=" + std::to_string(port_) : "";
  return "postgresql:///" + database + "?host=" + socket + "&user=" + (role.empty() ? "postgres" : role) +
         port;
}

std::string Server::new_database(bool with_schema) {
  if (with_schema && !std::exchange(has_template_, true)) {
    run("postgres", std::string("CREATE DATABASE ") + kTemplate);
    (void)db::open_store(address(kTemplate), db::OpenMode::write);
  }
  const std::string name = "test_" + std::to_string(getpid()) + "_" + std::to_string(++databases_);
  run("postgres", "CREATE DATABASE " + name + (with_schema ? std::string(" TEMPLATE ") + kTemplate : ""));
  return name;
}

std::string Server::run(const std::string& database, const std::string& sql, const std::string& role) const {
  const Link open(address(database, role));
  PQsetNoticeProcessor(
      open.link, [](void*, const char*) {}, nullptr);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(open.link, sql.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(PQerrorMessage(open.link));
  std::string rows;
  for (int row = 0; row < PQntuples(result.get()); ++row)
    rows += (row == 0 ? "" : "\n") + std::string(PQgetvalue(result.get(), row, 0));
  return rows;
}

}  // namespace tanteador::test
