// tanteador-mutate ROOT BUILD PART COUNT SEED TEST…: do the tests of a part see a change of it?
//
// PART is a folder or a file with sources (src/games/tarot). The program makes COUNT random mutants of it,
// one at a time. With COUNT "again" it repeats those that survived the last time; BUILD keeps their list.
//
// Each mutant is compiled, linked with the tests and run. The tests run in their order, to the first failure.
// A test may carry its arguments ("test_reckoning -sf=*tarot*").
//
// The sources of PART are compiled one by one into a shared library. The tests are linked with it once. A
// mutant then costs one compiled file and the library. ROOT and BUILD stay unchanged: all work is done in
// another folder.

#include <sys/resource.h>

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

// Limits the memory of an endless mutant. Constants exist in both the program and the library, so the ODR
// check is off.
constexpr const char* kSanitizer = "; ASAN_OPTIONS=hard_rss_limit_mb=4000:detect_odr_violation=0 ";
constexpr const char* kFirstFailure = " --abort-after=1";

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
std::vector<fs::path> compiled_together(const fs::path& compiled) {
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
  bool mutated = false;       // it belongs to the part
  fs::path object{};          // of the text as it is
};
struct Place {
  const Source* source;
  Mutant mutant;
};
struct Test {
  std::string name, arguments;
  int seconds = 600;  // of processor time at the most: a busy machine kills no mutant
};

// The processor time of all child processes so far, in seconds.
double seconds_run() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
}

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
      if (tests_.empty()) make_library(lines, root_ / part);
      if (std::ranges::find(tests_, name, &Test::name) == tests_.end())
        link(name, lines.substr(lines.rfind('\n') + 1));  // linked last
      tests_.push_back({name, test.substr(blank)});
    }
  }
  ~Mutation() { fs::remove_all(folder_); }
  Mutation(const Mutation&) = delete;
  Mutation& operator=(const Mutation&) = delete;

  std::vector<Place> places() const {
    std::vector<Place> all;
    for (const Source& source : sources_) {
      if (!source.mutated) continue;
      for (const Mutant& mutant : mutants_of(source.text)) all.push_back({&source, mutant});
    }
    return all;
  }

  bool compiles(const Place& place) const {
    const Source& source = *place.source;
    const fs::path text = folder_ / source.path.filename(), object = folder_ / "mutant.o";
    std::ofstream(text) << mutated(source.text, place.mutant);
    if (!runs(compiling(source, text, object))) return false;
    put_together(&source, object);
    return true;
  }

  // The first test that fails; "" if none does.
  std::string killer() const {
    const auto fails = [&](const Test& test) { return !passes(test); };
    const auto first = std::ranges::find_if(tests_, fails);
    return first == tests_.end() ? std::string() : first->name + first->arguments;
  }

  std::string described(const Place& place) const {
    const auto& [source, mutant] = place;
    const std::size_t column = mutant.from - (source->text.rfind('\n', mutant.from) + 1) + 1;
    return fs::relative(source->path, root_).string() + ":" + std::to_string(mutant.line) + ":" +
           std::to_string(column) + "  \"" + mutant.was + "\" → \"" + mutant.is + "\"";
  }

  // The tests as they are must pass, else every mutant would seem killed.
  void check_unchanged() {
    for (Test& test : tests_) {
      const double before = seconds_run();
      if (!passes(test)) throw std::runtime_error(test.name + " fails with the sources as they are");
      test.seconds = 10 + 5 * static_cast<int>(seconds_run() - before);
    }
  }

 private:
  void take_sources(const std::string& commands, const fs::path& part) {
    const auto in_part = [&](const fs::path& path) {
      return path == part || path.string().starts_with(part.string() + "/");
    };
    std::istringstream lines(commands);
    for (std::string line; std::getline(lines, line);) {
      if (line.find(" -c ") == std::string::npos) continue;
      const fs::path whole = word_after(line, " -c ");
      const std::vector<fs::path> together = compiled_together(whole);
      if (std::ranges::none_of(together, in_part)) continue;
      for (const fs::path& path : together)
        sources_.push_back({path, read(path), line, whole, in_part(path)});
    }
  }
  // Compiles the sources of the part one by one into the library.
  void make_library(const std::string& commands, const fs::path& part) {
    take_sources(commands, part);
    precompile();
    for (Source& source : sources_) {
      source.object = folder_ / (std::to_string(&source - sources_.data()) + ".o");
      if (!runs(compiling(source, source.path, source.object)))
        throw std::runtime_error("not compiled for itself: " + source.path.string());
    }
    put_together(nullptr, {});
  }
  // Precompiles the headers of the sources that share a unity file, once. Headers cost most of a mutant's
  // time. Other sources may clash.
  void precompile() {
    const auto together = [](const Source& source) { return source.whole != source.path; };
    const auto first = std::ranges::find_if(sources_, together);
    if (first == sources_.end()) return;
    together_ = first->whole;
    std::vector<std::string> all;
    for (const Source& source : sources_) {
      std::istringstream lines(source.whole == together_ ? source.text : "");
      for (std::string line; std::getline(lines, line);) {
        const bool new_one = line.starts_with("#include") && std::ranges::find(all, line) == all.end();
        if (new_one) all.push_back(line);
      }
    }
    std::ofstream text(headers());
    for (const std::string& line : all) text << line << "\n";
    text.close();
    const std::string as_source = " -c " + headers().string();
    const std::string command = compiling(*first, headers(), headers().string() + ".gch");
    if (!runs(replaced(command, as_source, " -x c++-header" + as_source)))
      throw std::runtime_error("not precompiled: " + headers().string());
  }
  // Links the library with another object in place of one.
  void put_together(const Source* instead, const fs::path& object) const {
    const std::string& compile = sources_.front().compile;
    std::string command = compile.substr(0, compile.find(" -")) + " -shared -o " + library().string();
    for (const Source& source : sources_)
      command += " " + (&source == instead ? object : source.object).string();
    if (!runs(command)) throw std::runtime_error("this failed: " + command);
  }
  // Before the libraries, so that nothing is taken of the part as it is.
  void link(const std::string& name, const std::string& command) const {
    const std::string program =
        (folder_ / name).string() + " " + library().string() + " -Wl,-rpath," + folder_.string();
    if (!runs("cd " + build_.string() + " && " + replaced(command, " -o tests/" + name, " -o " + program)))
      throw std::runtime_error("not linked: " + name);
  }
  fs::path library() const { return folder_ / "libpart.so"; }
  fs::path headers() const { return folder_ / "headers.hpp"; }
  // The build's command to compile this text in place of the source, into this object.
  std::string compiling(const Source& source, const fs::path& text, const fs::path& object) const {
    const std::string built = word_after(source.compile, " -o ");  // also in the name of its list of headers
    const bool known = source.whole == together_ && text != headers();
    const std::string with_headers = known ? " -include " + headers().string() : "";
    const std::string command = replaced(
        replaced(source.compile, built, object.string()), " -c " + source.whole.string(),
        " -fPIC -Wno-invalid-pch" + with_headers + " -c " + text.string());  // nor are the build's headers
    return "cd " + build_.string() + " && CCACHE_DISABLE=1 " + command;      // a mutant is compiled but once
  }
  bool passes(const Test& test) const {
    return runs("ulimit -t " + std::to_string(test.seconds) + kSanitizer + (folder_ / test.name).string() +
                test.arguments + kFirstFailure);
  }

  fs::path root_, build_, folder_;
  std::vector<Test> tests_;
  std::vector<Source> sources_;
  fs::path together_;  // the file that puts together those whose headers are compiled
};

int mutate(const std::vector<std::string>& words) {
  Mutation mutation(words[0], words[1], words[2], {words.begin() + 5, words.end()});
  const fs::path list = fs::path(words[1]) / ("survivors-" + fs::path(words[2]).filename().string());
  const bool again = words[3] == "again";
  std::vector<Place> places = mutation.places();
  std::shuffle(places.begin(), places.end(), std::mt19937(static_cast<unsigned>(std::stoul(words[4]))));
  if (again) {
    const std::string last = read(list);
    std::erase_if(places,
                  [&](const Place& place) { return last.find(mutation.described(place)) == last.npos; });
  }
  const std::size_t wanted = again ? places.size() : std::stoul(words[3]);
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
  std::ofstream kept(list);
  for (const auto& survivor : survivors) {
    std::cout << "  " << survivor << "\n";
    kept << survivor << "\n";
  }
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
