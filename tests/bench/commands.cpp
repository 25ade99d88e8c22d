// Processor time of every league command as a process, with 64, 200, 1,000 and 5,000 entrants. Compared with
// an empty process; also the growth between 200 and 1,000. Each size has its own league with four rounds of a
// Swiss played. A writing command works on a copy.

#include <cmath>
#include <fstream>
#include <map>

#include <fmt/format.h>

#include "src/league/pairing/random.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/program.hpp"

namespace tanteador::bench {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

std::vector<int> fields() { return sized<std::vector<int>>({64, 200, 1'000, 5'000}, {8}); }

constexpr int kRoundsPlayed = 4, kSquareMost = 1'000;
constexpr double kGrowthMost = 1.1;

// Runs the program on the club in `folder`, with the file `input` there as standard input. Returns its
// processor time.
double run(const fs::path& folder, const Words& words) {
  const ProgramRun one = run_program(folder, words, folder / "input");
  if (one.status != 0)
    fail(fmt::format("the command ends with an error: {}\n{}", fmt::join(words, " "), one.errors));
  return one.processor_seconds;
}

void input(const fs::path& folder, const std::string& text) { std::ofstream(folder / "input") << text; }

std::string list_of(int entrants) {
  std::string text = "name,rating,category,club\n";
  for (int i = 0; i < entrants; ++i)
    text += fmt::format("Player {},{},{},Club {}\n", i, 2'000 - i % 900, i % 3 == 0 ? "juniors" : "", i % 40);
  return text;
}
std::string results_of(int entrants, int round) {
  league::Lots lots(static_cast<std::uint64_t>(round));
  std::string text;
  for (int table = 1; table <= entrants / 2; ++table)
    text += fmt::format("{} 30:{}\n", table, lots.pick_below(30));
  return text;
}

// Runs once if the command changes a kept club; else a few times, each on a copy if it writes.
struct LeagueCommand {
  const char* name;
  Words words;
  bool writes = false, square = false;  // square: a column for everybody, so not of 5,000
};
const LeagueCommand kLeagueCommands[] = {
    {"a process that only starts", {"--version"}},
    {"draw, round 5", {"league", "draw", "Open", "--seed", "5"}, true},
    {"result, one corrected", {"league", "correct", "Open", "1.1", "30:1"}, true},
    {"standings, with reasons", {"league", "standings", "Open", "--why"}},
    {"standings as of a day", {"league", "standings", "Open", "--as-of", "2999-01-01"}},
    {"standings, CSV", {"league", "standings", "Open", "--csv", "-"}},
    {"standings, XLSX", {"league", "standings", "Open", "--xlsx", "-"}},
    {"standings, PDF", {"league", "standings", "Open", "--pdf", "-"}},
    {"show", {"league", "show", "Open"}},
    {"crosstable", {"league", "crosstable", "Open"}, false, true},
    {"check-in list", {"league", "print", "Open", "--what", "check-in"}},
    {"who sits where, by name", {"league", "print", "Open", "--what", "by-name"}},
    {"round by round", {"league", "print", "Open", "--what", "by-rounds"}},
    {"round by round, PDF", {"league", "print", "Open", "--what", "by-rounds", "--pdf", "-"}},
    {"final list", {"league", "print", "Open", "--what", "final"}},
    {"categories", {"league", "print", "Open", "--what", "categories"}},
    {"prizes", {"league", "print", "Open", "--what", "prizes"}},
    {"the box", {"league", "print", "Open", "--what", "box"}},
    {"slips, PDF", {"league", "print", "Open", "--what", "slips", "--pdf", "-"}},
    {"table cards, PDF", {"league", "print", "Open", "--what", "cards", "--pdf", "-"}},
    {"corrections", {"league", "corrections", "Open"}},
    {"change, shown", {"league", "change", "Open", "--points", "3,1,0,3"}},
    {"somebody pays", {"league", "paid", "Open", "#1", "--amount", "5"}, true},
    {"somebody asks off", {"league", "absent", "Open", "#1"}, true},
    {"ratings", {"league", "ratings"}},
    {"what one has played", {"league", "stats", "Player 1"}},
    {"report file", {"league", "trf", "Open", "--to", "-"}},
    {"proof written", {"league", "prove", "Open", "--round", "3", "--to", "-"}},
    {"verify", {"league", "verify", "Open"}},
    {"export", {"league", "export", "Open"}},
    {"calendar", {"league", "calendar", "Open", "--ics", "-"}},
    {"list", {"league", "list"}},
    {"pages for the web", {"league", "site", "--to", "web"}, true},
};

using Times = std::map<std::string, std::vector<double>>;

// An open Swiss of this many entrants, and the times of its commands.
void play(const fs::path& folder, int entrants, Times& times) {
  run(folder, {"league", "new", "Open", "--rounds", "9", "--clubs", "ignored"});
  input(folder, list_of(entrants));
  times["a list entered"].push_back(run(folder, {"league", "enter", "Open", "--file", "-"}));
  for (int round = 1; round <= kRoundsPlayed; ++round) {
    Words draw{"league", "draw", "Open", "--seed", std::to_string(round)};
    if (round == 1) draw.emplace_back("--lots");
    if (round == 2) {
      std::string there;
      for (int number = 1; number <= entrants; ++number) there += fmt::format("{}\n", number);
      input(folder, there);
      times["a check-in list"].push_back(run(folder, {"league", "check-in", "Open", "--file", "-"}));
    }
    const double drawn = run(folder, draw);
    if (round == 1) times["round 1, by lot"].push_back(drawn);
    input(folder, results_of(entrants, round));
    const double entered = run(folder, {"league", "result", "Open", "--file", "-"});
    if (round == 1) times["a round's results, a list"].push_back(entered);
    run(folder, {"league", "close", "Open"});
  }
}

double timed(const fs::path& club, const fs::path& copy, const LeagueCommand& command, int entrants) {
  const int runs = entrants <= 200 ? 3 : 1;
  double best = 0;
  for (int i = 0; i < runs; ++i) {
    if (command.writes) {
      fs::remove_all(copy);
      fs::copy(club, copy, fs::copy_options::recursive);
    }
    Words words = command.words;
    if (words.back() == "web") words.back() = (copy / "web").string();
    const double took = run(command.writes ? copy : club, words);
    best = i == 0 ? took : std::min(best, took);
  }
  return best;
}

void print(const std::string& name, const std::vector<double>& times, double start) {
  std::string text;
  for (const double time : times) text += fmt::format("{:.1f} ms ", time * 1e3);
  if (name != kLeagueCommands[0].name && times.size() > 2) {
    const double sizes = std::log(static_cast<double>(fields()[2]) / fields()[1]);
    const double before = std::max(times[1] - start, 1e-4), after = std::max(times[2] - start, 1e-4);
    const double exponent = std::log(after / before) / sizes;
    text += fmt::format("  exponent {:.2f}{}", exponent,
                        exponent < kGrowthMost ? "" : "   grows faster than the number");
  }
  note(name, text);
}

}  // namespace

void commands(const fs::path& folder) {
  Times times;
  for (const int entrants : fields()) {
    const fs::path club = folder / fmt::format("open-{}", entrants), copy = folder / "copy";
    fs::create_directories(club);
    play(club, entrants, times);
    for (const LeagueCommand& command : kLeagueCommands) {
      if (!command.square || entrants <= kSquareMost)
        times[command.name].push_back(timed(club, copy, command, entrants));
    }
  }
  note("league commands, whole processes", fmt::format("{} entrants", fmt::join(fields(), ", ")));
  const double start = times[kLeagueCommands[0].name].back();
  for (const auto& [name, each] : times) print(name, each, start);
}

}  // namespace tanteador::bench
