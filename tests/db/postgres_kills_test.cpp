// A killed server: data it confirmed is stored, exactly once.

#include <fcntl.h>
#include <signal.h>

#include <random>

#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

TEST_CASE("during a server failure requests fail in a sentence, and afterwards they work again") {
  Killable here;
  const auto store = open_store(here.path, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 2);
  for (const int signal : {SIGKILL, SIGQUIT, SIGINT}) {  // killed, at once, orderly
    CAPTURE(signal);
    here.server.stop(signal);
    const StatedError read = stated_of([&] { (void)all_events(*store, "m1"); });
    CHECK(read.code == Code::cannot_open);
    CHECK_MESSAGE(has(read.sentence, "cannot be reached"), read.sentence);
    CHECK(stated_of([&] { (void)store->data_version(); }).code == Code::cannot_open);
    CHECK(stated_of([&] { grow(*store, head, 1); }).code == Code::cannot_open);
    CHECK(stated_of([&] { store->name_person({"p1", "Ana"}); }).code == Code::cannot_open);
    here.server.start();
    CHECK(all_events(*store, "m1").size() == static_cast<std::size_t>(head.count));
    head = grow(*store, head, 1);
  }
  here.server.stop(SIGKILL);  // and where nothing is asked meanwhile nobody notices
  here.server.start();
  head = grow(*store, head, 1);
  store->name_person({"p1", "Ana"});
  CHECK(store->person("p1")->name == "Ana");
  CHECK(all_events(*store, "m1").size() == static_cast<std::size_t>(head.count));
  CHECK(check(here.path).empty());
}

namespace {

// Appends numbered events to its own match and prints each number once it is durable. After a failure it
// checks whether the event was stored.
int number_for_ever(const std::string& path, const std::string& match, int pipe) {
  std::unique_ptr<Store> store;
  StreamHead head = new_match(match);
  for (std::int64_t number = 1;;) {
    try {
      if (!store) store = open_store(path, OpenMode::write);
      grow(*store, head, 1, std::to_string(number));
      head = *store->head(match);
    } catch (const StoreError&) {
      if (store && !code_of([&] { head = store->head(match).value_or(new_match(match)); }) &&
          head.count == number)
        ++number;  // it was stored; a listener looks at once
      usleep(5'000);
      continue;
    }
    if (head.count != number) return 1;
    if (write(pipe, &number, sizeof number) != sizeof number) return 0;
    ++number;
  }
}

}  // namespace

TEST_CASE("a server killed repeatedly under eight writers loses no stored event and repeats none") {
  constexpr int kWriters = 8;
  const int rounds = std::getenv("TANTEADOR_LONG") ? 200 : 8;
  Killable here;
  std::mt19937 random(5);
  int pipes[kWriters][2];
  pid_t writers[kWriters];
  std::int64_t said[kWriters] = {};
  for (int i = 0; i < kWriters; ++i) {
    REQUIRE(pipe2(pipes[i], O_CLOEXEC) == 0);
    fcntl(pipes[i][0], F_SETFL, O_NONBLOCK);
    writers[i] = start_child(
        [&] { return number_for_ever(here.path, std::string("m").append(std::to_string(i)), pipes[i][1]); });
    close(pipes[i][1]);
  }
  const auto hear = [&] {
    for (int i = 0; i < kWriters; ++i) {
      for (std::int64_t number = 0; ::read(pipes[i][0], &number, sizeof number) == sizeof number;) {
        CHECK(number > said[i]);
        said[i] = number;
      }
    }
  };
  for (int round = 0; round < rounds; ++round) {
    usleep(std::uniform_int_distribution<useconds_t>(20'000, 150'000)(random));
    here.server.stop(SIGKILL);
    hear();
    here.server.start();
  }
  usleep(300'000);
  hear();
  for (const pid_t writer : writers) {
    kill(writer, SIGKILL);
    CHECK(exit_of(writer) == -SIGKILL);  // none has met what cannot be
  }
  hear();
  std::int64_t events = 0;
  const auto store = open_store(here.path, OpenMode::read);
  for (int i = 0; i < kWriters; ++i) {
    CAPTURE(i);
    const auto all = all_events(*store, std::string("m").append(std::to_string(i)));
    CHECK(static_cast<std::int64_t>(all.size()) >= said[i]);
    CHECK(said[i] > 0);
    for (const StoredEvent& event : all) CHECK(event.record.payload == std::to_string(event.record.seq));
    events += static_cast<std::int64_t>(all.size());
    close(pipes[i][0]);
  }
  CHECK(check(here.path).empty());
  MESSAGE(events << " events over " << rounds << " kills");
}
