#pragma once
// A club, and every kind of command on it: for faults at any point of a command.

#include <sys/mman.h>

#include "db/store.hpp"
#include "tests/cli/league.hpp"

namespace tanteador::test {

struct CommandLine {
  std::vector<std::string> words;
  std::string input = {};
  bool in_steps = false;  // it may store a part: a new player of the club who does not take part yet
};

inline std::int64_t events_in(const fs::path& file) {
  std::int64_t all = 0;
  const auto store = tanteador::db::open_store(file, tanteador::db::OpenMode::read);
  for (const char* kind : {"match", "competition", "club"})
    for (const auto& head : store->streams(kind)) all += head.count;
  return all;
}

// A club with a competition in its first round, a match, an export, another file and a house ruleset.
class Club {
 public:
  Club() : id_(store_match(folder_)) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"player", "add", "Ana", "Beto", "Caro", "Dani"},
                                               {"new", "Cup", "--rounds", "3", "--season", "2026"},
                                               {"enter", "Cup", "Ana", "Beto", "Caro", "Dani"},
                                               {"pair", "Cup", "--seed", "1"},
                                               {"result", "Cup", "1", "30:12"}})
      REQUIRE(league(folder_, words).status == 0);
    const Folder other;
    const std::string match = store_match(other);
    fs::copy_file(database(other), folder_ / "other.db");
    write_bytes(folder_ / "match.json", run(other, {"match", "export", match}).out);
    bytes_ = read_bytes(database(folder_));
    events_ = events_in(database(folder_));
  }

  std::vector<CommandLine> commands() const {
    const std::string copy = (folder_ / "copy.db").string();
    return {{{"score", "-"}, one_hand()},
            {{"match", "add", id_, "-"}, "{\"type\":\"hand_started\"}\n"},
            {{"match", "import", (folder_ / "match.json").string()}},
            {{"league", "player", "add", "Eva", "--licence", "7"}},
            {{"league", "new", "Other", "--rounds", "3"}},
            {{"league", "enter", "Cup", "Eva"}, {}, true},
            {{"league", "result", "Cup", "2", "17:30"}},
            {{"league", "withdraw", "Cup", "Dani"}},
            {{"db", "merge", (folder_ / "other.db").string()}},
            {{"db", "rebuild"}},
            {{"db", "backup", copy}},
            {{"db", "check"}},
            {{"db", "salvage", copy}},
            {{"match", "list"}},
            {{"match", "show", id_}},
            {{"match", "verify", id_}},
            {{"match", "export", id_}},
            {{"explain", id_}},
            {{"league", "standings", "Cup"}},
            {{"league", "season", "2026"}},
            {{"league", "ratings"}},
            {{"league", "stats", "Ana"}},
            {{"league", "export", "Cup"}}};
  }

  // Puts the club back as it was.
  void renew() const {
    for (const auto& entry : fs::directory_iterator(database(folder_).parent_path()))
      fs::remove(entry.path());
    for (const char* copy : {"copy.db", "copy.db.salvage"}) fs::remove(folder_ / copy);
    write_bytes(database(folder_), bytes_);
  }
  Result run_with(const CommandLine& command,
                  const std::function<int(const std::function<int()>&)>& around) const {
    return run(folder_, Run{.arguments = command.words, .input = command.input, .around = around});
  }
  const Folder& folder() const { return folder_; }
  const std::string& match() const { return id_; }
  std::int64_t events() const { return events_; }

 private:
  Folder folder_;
  std::string id_, bytes_;
  std::int64_t events_ = 0;
};

// Shared with the process of a command.
template <class Data>
struct Shared {
  Shared() = default;
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  ~Shared() { munmap(data, sizeof(Data)); }
  Data* operator->() const { return data; }
  Data* const data = static_cast<Data*>(
      mmap(nullptr, sizeof(Data), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
};

}  // namespace tanteador::test
