// tanteador-mutate ROOT BUILD PART COUNT SEED TEST…: do the tests of a part see a change of it? So many
// random mutants of the sources in PART, a folder or one file (src/games/tarot), are made, one at a time;
// each is compiled, linked with the tests named and run, in their order and to the first failure. A test may
// be followed by what it is run with ("test_reckoning -sf=*tarot*"). ROOT's sources and BUILD's files stay as
// they are: everything happens in a folder of its own.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "tests/mutation/mutants.hpp"

namespace fs = std::filesystem;
using namespace tanteador::mutation;

namespace {

// Of processor time and memory, so that a busy machine kills no mutant.
constexpr const char *kLimits = "ulimit -t 60; ulimit -v 8000000; ", *kFirstFailure = " --abort-after=1";

std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::string output_of(const std::string& command) {
  std::string output;
  std::array<char, 4096> part;
  FILE* pipe = popen(command.c_str(), "r");
  while (pipe && std::fgets(part.data(), static_cast<int>(part.size()), pipe)) output += part.data();
  if (!pipe || pclose(pipe) != 0) throw std::runtime_error("this failed: " + command);
  return output;
}

bool runs(const std::string& command) { return std::system((command + " >/dev/null 2>&1").c_str()) == 0; }

// Every occurrence, of which there must be one.
std::string replaced(std::string text, const std::string& what, const std::string& with) {
  std::size_t found = text.find(what);
  if (found == std::string::npos) throw std::runtime_error("\"" + what + "\" is not in: " + text);
  for (; found != std::string::npos; found = text.find(what, found + with.size()))
    text.replace(found, what.size(), with);
  return text;
}
// The word after an option of a command.
std::string word_after(const std::string& command, const std::string& option) {
  const std::size_t from = command.find(option);
  if (from == std::string::npos) throw std::runtime_error("\"" + option + "\" is not in: " + command);
  const std::size_t begin = from + option.size();
  return command.substr(begin, command.find(' ', begin) - begin);
}

// The sources that CMake compiles as one, or the file itself.
std::vector<fs::path> put_together(const fs::path& compiled) {
  if (compiled.parent_path().filename() != "Unity") return {compiled};
  std::vector<fs::path> sources;
  std::istringstream text(read(compiled));
  for (std::string word; text >> word;) {
    if (word.starts_with('"')) sources.emplace_back(word.substr(1, word.size() - 2));
  }
  return sources;
}

struct Source {
  fs::path path;
  std::string text, compile;  // how the build compiles it
  fs::path whole;             // the file that is compiled: itself, or one that puts several together
};
struct Place {
  const Source* source;
  Mutant mutant;
};
struct Test {
  std::string name, arguments, link;
};

class Mutation {
 public:
  Mutation(fs::path root, fs::path build, const std::string& part, const std::vector<std::string>& tests)
      : root_(std::move(root)), build_(std::move(build)) {
    folder_ = build_ / ("mutants-" + fs::path(part).filename().string());  // several may be tried at once
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    for (const std::string& test : tests) {
      const std::size_t blank = std::min(test.find(' '), test.size());
      const std::string name = test.substr(0, blank);
      std::string lines = output_of("ninja -C " + build_.string() + " -t commands " + name);
      lines.pop_back();
      if (tests_.empty()) take_sources(lines, root_ / part);
      tests_.push_back({name, test.substr(blank), lines.substr(lines.rfind('\n') + 1)});  // linked last
    }
  }
  ~Mutation() { fs::remove_all(folder_); }
  Mutation(const Mutation&) = delete;
  Mutation& operator=(const Mutation&) = delete;

  std::vector<Place> places() const {
    std::vector<Place> all;
    for (const Source& source : sources_) {
      for (const Mutant& mutant : mutants_of(source.text)) all.push_back({&source, mutant});
    }
    return all;
  }

  bool compiles(const Place& place) const {
    const Source& source = *place.source;
    const fs::path text = folder_ / source.path.filename();
    std::ofstream(text) << mutated(source.text, place.mutant);
    const std::string built = word_after(source.compile, " -o ");
    std::string command = replaced(source.compile, built, object());  // also of its list of headers
    fs::path whole = text;
    if (source.whole != source.path) {
      whole = folder_ / "whole.cpp";
      std::ofstream(whole) << replaced(read(source.whole), source.path.string(), text.string());
    }
    command = replaced(command, " -c " + source.whole.string(), " -c " + whole.string());
    return runs("cd " + build_.string() + " && CCACHE_DISABLE=1 " + command);  // it is compiled but once
  }

  // The first test that fails; "" if none does. The mutant comes before the library it is part of.
  std::string killer() const {
    for (const Test& test : tests_) {
      const std::string program = (folder_ / test.name).string();
      const std::string link =
          replaced(test.link, " -o tests/" + test.name, " -o " + program + " " + object());
      if (!runs("cd " + build_.string() + " && " + link))
        throw std::runtime_error("not linked: " + test.name);
      if (!passes(test, program)) return test.name;
    }
    return {};
  }

  std::string described(const Place& place) const {
    const auto& [source, mutant] = place;
    return fs::relative(source->path, root_).string() + ":" + std::to_string(mutant.line) + "  \"" +
           mutant.was + "\" → \"" + mutant.is + "\"";
  }

  // The tests as they are must pass, else every mutant would seem killed.
  void check_unchanged() const {
    for (const Test& test : tests_) {
      if (!passes(test, (build_ / "tests" / test.name).string()))
        throw std::runtime_error(test.name + " fails with the sources as they are");
    }
  }

 private:
  void take_sources(const std::string& commands, const fs::path& part) {
    std::istringstream lines(commands);
    for (std::string line; std::getline(lines, line);) {
      if (line.find(" -c ") == std::string::npos) continue;
      const fs::path whole = word_after(line, " -c ");
      for (const fs::path& path : put_together(whole)) {
        if (path == part || path.string().starts_with(part.string() + "/"))
          sources_.push_back({path, read(path), line, whole});
      }
    }
  }
  std::string object() const { return (folder_ / "mutant.o").string(); }
  static bool passes(const Test& test, const std::string& program) {
    return runs(kLimits + program + test.arguments + kFirstFailure);
  }

  fs::path root_, build_, folder_;
  std::vector<Test> tests_;
  std::vector<Source> sources_;
};

int mutate(const std::vector<std::string>& words) {
  const Mutation mutation(words[0], words[1], words[2], {words.begin() + 5, words.end()});
  const std::size_t wanted = std::stoul(words[3]);
  std::vector<Place> places = mutation.places();
  std::shuffle(places.begin(), places.end(), std::mt19937(static_cast<unsigned>(std::stoul(words[4]))));
  mutation.check_unchanged();
  std::size_t killed = 0;
  int uncompiled = 0;
  std::vector<std::string> survivors;
  for (const Place& place : places) {
    if (killed + survivors.size() == wanted) break;
    const std::string what = mutation.described(place);
    if (!mutation.compiles(place)) {
      ++uncompiled;
      std::cout << "not compiled  " << what << std::endl;
    } else if (const std::string by = mutation.killer(); !by.empty()) {
      ++killed;
      std::cout << "killed        " << what << "  by " << by << std::endl;
    } else {
      survivors.push_back(what);
      std::cout << "SURVIVED      " << what << std::endl;
    }
  }
  std::cout << "\n"
            << killed << " of " << killed + survivors.size() << " mutants of " << words[2] << " killed, "
            << uncompiled << " did not compile; seed " << words[4] << "\n";
  for (const auto& survivor : survivors) std::cout << "  " << survivor << "\n";
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count < 7) {
    std::cerr << "usage: tanteador-mutate ROOT BUILD PART COUNT SEED TEST…\n";
    return 2;
  }
  try {
    return mutate({words + 1, words + count});
  } catch (const std::exception& error) {
    std::cerr << "tanteador-mutate: " << error.what() << "\n";
    return 1;
  }
}
