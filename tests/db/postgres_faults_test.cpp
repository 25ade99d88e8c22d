// Faults on the way to a server: it is slow, locked by others, or cut off while it stores.

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <functional>

#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

TEST_CASE("a statement over the server's time limit is aborted, reported and not stored") {
  const OnServer place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead head = grow(*store, new_match(), 1);
  OnServer::server().run(place.database,
                         "ALTER DATABASE " + place.database + " SET statement_timeout TO 300");
  const auto slow = open_store(place.path, OpenMode::write);
  OnServer::server().run(place.database,
                         "CREATE FUNCTION tanteador.slow() RETURNS trigger LANGUAGE plpgsql AS "
                         "'BEGIN PERFORM pg_sleep(2); RETURN NULL; END'; CREATE TRIGGER slow AFTER "
                         "INSERT ON tanteador.event EXECUTE FUNCTION tanteador.slow()");
  const StatedError said = stated_of([&] { grow(*slow, head, 1); });
  CHECK(said.code == Code::locked);
  CHECK_MESSAGE(has(said.sentence, "statement_timeout"), said.sentence);
  CHECK(all_events(*store, "m1").size() == 1);
  OnServer::server().run(place.database, "DROP TRIGGER slow ON tanteador.event");
  grow(*slow, head, 1);
  CHECK(all_events(*store, "m1").size() == 2);
}

TEST_CASE("a full server disk is reported, nothing is stored, and work continues with free space") {
  const OnServer place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead head = grow(*store, new_match(), 1);
  for (const char* table : {"event", "head"}) {  // the first row and the last step of an append
    CAPTURE(table);
    OnServer::server().run(
        place.database,
        std::string(
            "CREATE FUNCTION tanteador.full() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION "
            "USING ERRCODE = ''disk_full'', MESSAGE = ''could not extend file: No space left on device''; "
            "END'; CREATE TRIGGER is_full BEFORE INSERT OR UPDATE ON tanteador.") +
            table + " EXECUTE FUNCTION tanteador.full()");
    const StatedError said = stated_of([&] { grow(*store, head, 1); });
    CHECK(said.code == Code::full);
    CHECK_MESSAGE(has(said.sentence, "full"), said.sentence);
    CHECK(store->head("m1")->count == 1);
    OnServer::server().run(place.database, "DROP FUNCTION tanteador.full() CASCADE");
  }
  grow(*store, head, 1);
  CHECK(check(place.path).empty());
}

TEST_CASE("a database locked by another program is reported after a wait") {
  const OnServer place;
  const auto store = open_store(place.path, OpenMode::write), other = open_store(place.path, OpenMode::write);
  const StreamHead head = grow(*store, new_match(), 1);
  other->replace_projections([&](const auto&) {  // nobody writes meanwhile
    CHECK(code_of([&] { grow(*store, head, 1); }) == Code::locked);
    CHECK(code_of([&] { store->name_person({"p1", "Ana"}); }) == Code::locked);
    CHECK(all_events(*store, "m1").size() == 1);
  });
  grow(*store, head, 1);
}

TEST_CASE("another program's write is noticed within a second, and one's own is not") {
  const OnServer place;
  const auto one = open_store(place.path, OpenMode::write), two = open_store(place.path, OpenMode::write);
  std::int64_t before = one->data_version();
  const StreamHead head = new_match();
  const std::function<void()> ways[] = {[&] { grow(*two, head, 1); },
                                        [&] {
                                          two->name_person({"p1", "Ana"});
                                        },
                                        [&] { two->put_house_ruleset("house", "{}"); },
                                        [&] {
                                          grow_together(*two, {new_match("m3"), new_match("m4")}, 1);
                                        },
                                        [&] { two->replace_projections([](const auto&) {}); }};
  for (const auto& way : ways) {
    CAPTURE(&way - ways);
    way();
    CHECK(soon([&] { return one->data_version() != before; }));
    before = one->data_version();
    one->name_person({"p2", "Beto"});
    grow(*one, one->head("m2").value_or(new_match("m2")), 1);
    const std::string way_id = std::to_string(&way - ways);
    grow_together(*one, {new_match("a" + way_id), new_match("b" + way_id)}, 1);
    OnServer::server().run(place.database, "NOTIFY tanteador");  // a hint of nothing: it looks, and counts
    usleep(50'000);
    CHECK(one->data_version() == before);
  }
}

namespace {

// A proxy between program and server. Carries bytes both ways and cuts a connection on request.
class Between {
 public:
  enum class Cut { before_it_arrives, before_it_is_answered };
  // Once, in the first connection that sends `word`; `for_good`: nobody is let through after that.
  Between(const Server& server, Cut cut, std::string word, bool for_good)
      : target_(server.folder() / ".s.PGSQL.5432"), cut_(cut), word_(std::move(word)), for_good_(for_good) {
    listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un own = name(folder_ / ".s.PGSQL.5432");
    REQUIRE(bind(listener_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0);
    REQUIRE(listen(listener_, 8) == 0);
    child_ = start_child([&] { return serve(); });
    close(listener_);
  }
  Between(const Between&) = delete;
  Between& operator=(const Between&) = delete;
  ~Between() {
    kill(child_, SIGKILL);
    exit_of(child_);
  }
  std::string folder() const { return folder_.path().string(); }

 private:
  static sockaddr_un name(const fs::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.native().copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
  }
  int serve() {
    for (bool cut = false; !(cut && for_good_);) {
      const int client = accept(listener_, nullptr, nullptr);
      const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
      const sockaddr_un there = name(target_);
      if (connect(server, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0)
        cut = carry(client, server, cut) || cut;
      close(client);
      close(server);
    }
    return 0;
  }
  // Until one of both ends; whether it was cut here.
  bool carry(int client, int server, bool was_cut) {
    for (bool answer_lost = false;;) {
      pollfd both[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
      poll(both, 2, -1);
      std::string bytes(1 << 16, '\0');
      const bool from_client = both[0].revents != 0;
      const ssize_t size = ::read(from_client ? client : server, bytes.data(), bytes.size());
      if (size <= 0) return answer_lost;
      bytes.resize(static_cast<std::size_t>(size));
      if (from_client && !was_cut && !answer_lost && bytes.find(word_) != bytes.npos) {
        if (cut_ == Cut::before_it_arrives) return true;
        answer_lost = true;
      } else if (!from_client && answer_lost) {
        return true;
      }
      if (::write(from_client ? server : client, bytes.data(), bytes.size()) != size) return answer_lost;
    }
  }

  Folder folder_;
  fs::path target_;
  Cut cut_;
  std::string word_;
  bool for_good_;
  int listener_ = -1;
  pid_t child_ = 0;
};

}  // namespace

TEST_CASE("a connection cut during a store leaves the events once, as the log says") {
  using Cut = Between::Cut;
  const OnServer place;
  const std::string payload = R"({"type":"the one that is cut"})";
  const auto direct = open_store(place.path, OpenMode::write);
  StreamHead head = grow(*direct, new_match(), 1);
  for (const bool for_good : {false, true}) {
    for (const Cut cut : {Cut::before_it_arrives, Cut::before_it_is_answered}) {
      CAPTURE(for_good);
      CAPTURE(static_cast<int>(cut));
      const Between between(OnServer::server(), cut, "the one that is cut", for_good);
      const auto store =
          open_store(OnServer::server().address(place.database, {}, between.folder()), OpenMode::write);
      CHECK(store->head("m1")->count == head.count);
      const StatedError said = stated_of([&] { grow(*store, head, 1, payload); });
      const bool is_there = !for_good || cut == Cut::before_it_is_answered;
      CHECK(said.code == (for_good ? std::optional(Code::cannot_open) : std::nullopt));
      if (for_good) CHECK_MESSAGE(has(said.sentence, "Check whether your entry is there"), said.sentence);
      CHECK(soon([&] { return direct->head("m1")->count == head.count + (is_there ? 1 : 0); }));
      CHECK(check(place.path).empty());
      head = grow(*direct, *direct->head("m1"), 1);
    }
  }
}

TEST_CASE("a connection cut during a store of several streams leaves them all once") {
  using Cut = Between::Cut;
  for (const Cut cut : {Cut::before_it_arrives, Cut::before_it_is_answered}) {
    CAPTURE(static_cast<int>(cut));
    const OnServer place;
    const auto direct = open_store(place.path, OpenMode::write);
    grow(*direct, new_match("m0"), 1);
    const Between between(OnServer::server(), cut, "the one that is cut", false);
    const auto store =
        open_store(OnServer::server().address(place.database, {}, between.folder()), OpenMode::write);
    grow_together(*store, {new_match("m1"), new_match("m2"), new_match("m3")}, 2, "the one that is cut");
    CHECK(direct->streams("match").size() == 4);
    CHECK(direct->people().size() == 3);
    CHECK(check(place.path).empty());
  }
}

TEST_CASE("a name with an interrupted COMMIT is not reported as stored") {
  const OnServer place;
  const Between between(OnServer::server(), Between::Cut::before_it_is_answered, "COMMIT", false);
  const auto store =
      open_store(OnServer::server().address(place.database, {}, between.folder()), OpenMode::write);
  const StatedError said = stated_of([&] { store->name_person({"p1", "Ana"}); });
  CHECK(said.code == Code::cannot_open);
  CHECK_MESSAGE(has(said.sentence, "Check whether your entry is there"), said.sentence);
  CHECK(soon([&] { return store->person("p1").has_value(); }));
}
