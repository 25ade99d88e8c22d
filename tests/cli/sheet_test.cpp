// The visible output: aligned columns in every script, colours only on request, the examples.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/cli/output/report.hpp"
#include "src/cli/output/terminal.hpp"
#include "tests/cli/process.hpp"

using namespace tanteador::test;
using namespace tanteador::cli;

namespace {

std::vector<std::string> drawn_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    lines.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return lines;
}

}  // namespace

TEST_CASE("the width of a text is the columns it takes, not its bytes") {
  const std::pair<std::string_view, int> rows[] = {{"", 0},         {"Ana", 3},    {"Zoë", 3},
                                                   {"Łukasz", 6},   {"王小明", 6}, {"e\u0301", 1},
                                                   {"\xff\xff", 2}, {"┌─", 2}};
  for (const auto& [text, width] : rows) {
    CAPTURE(text);
    CHECK(width_of(text) == width);
  }
}

TEST_CASE("terminal control characters print as U+FFFD") {
  const std::pair<std::string_view, std::string_view> rows[] = {{"Zoë\n", "Zoë\n"},
                                                                {"\x1b[1m", "\uFFFD[1m"},
                                                                {"a\xc2\x9b"
                                                                 "b",
                                                                 "a\uFFFDb"},
                                                                {"\u202E", "\uFFFD"},
                                                                {"\xc3", "\uFFFD"},
                                                                {"\r\b", "\uFFFD\uFFFD"}};
  for (const auto& [text, shown] : rows) CHECK(tanteador::strip_controls(text) == shown);
}

TEST_CASE("all lines of a table are equally wide, for any names and widths") {
  for (const int columns : {40, 60, 100}) {
    for (const bool utf8 : {true, false}) {
      namespace report = tanteador::report;
      report::Table table{.columns = {report::number_column({}, "Hand"), report::text_column({}, "How"),
                                      report::number_column({}, "Zoë")}};
      const std::string how =
          "envido 2 + real envido 3 + a long explanation that has to be wrapped somewhere";
      add_row(table, {1, how, "+2"});
      table.groups.back().caption = "王小明 wins the chico";
      table.groups.emplace_back();
      add_row(table, {2, "e\u0301 Łukasz → 1", -3});
      const Terminal paper{.colour = false, .utf8 = utf8, .columns = columns};
      const auto lines = drawn_lines(terminal_text(paper, table));
      for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK(width_of(line) == width_of(lines.front()));
      }
      CHECK(width_of(lines.front()) <= columns);
      CHECK((lines.front().find("┌") == 0) == utf8);
      CHECK((lines[lines.size() - 2].find("→") != std::string::npos) == utf8);
    }
  }
}

TEST_CASE("colour appears only on terminals, and an ASCII locale gets ASCII lines") {
  const Folder folder;
  CHECK(run(folder, {"score", "-"}, one_hand()).out.find('\x1b') == std::string::npos);
  Run plain{.arguments = {"score", "--dry-run", "-"}, .input = one_hand(), .environment = {{"LC_ALL", "C"}}};
  const std::string out = run(folder, plain).out;
  CHECK(out.find("+---") != std::string::npos);
  CHECK(std::ranges::all_of(out, [](unsigned char c) { return c < 0x80; }));
}

TEST_CASE("the examples are complete matches with a winner") {
  std::size_t examples = 0;
  for (const auto& entry : fs::directory_iterator(TANTEADOR_ROOT "/docs/examples")) {
    if (entry.path().extension() != ".jsonl") continue;
    ++examples;
    const Folder folder;
    CAPTURE(entry.path().filename().string());
    const Result result = run(folder, {"score", entry.path().string(), "--json"});
    CAPTURE(result.err);
    CHECK(result.status == 0);
    const auto json = result.json();
    REQUIRE(json.is_object());
    CHECK(json["status"] == "won");
    CHECK(json["winners"].size() == 1);
    CHECK(run(folder, {"match", "verify", json["match"]}).status == 0);
    const auto explained = run(folder, {"explain", json["match"], "--json"}).json();
    CHECK(explained["entries"].size() == json["entries"].size());
    for (const auto& point : explained["entries"]) {
      CHECK(!point["events"].empty());
      CHECK(!point["title"].get<std::string>().empty());
    }
  }
  CHECK(examples >= 4);
}

TEST_CASE("a match has its local date, in the form of the language, on screen and on paper") {
  const Folder folder;
  const std::string id = store_match(folder), page = folder / "sheet.html";  // at 20:00 in Greenwich
  struct Row {
    const char *zone, *language, *day;
  };
  for (const Row& row : {Row{"<-03>3", "en", "2026-03-07"}, Row{"<+07>-7", "en", "2026-03-08"},
                         Row{"<+07>-7", "id", "08/03/2026"}, Row{"<+07>-7", "de", "08.03.2026"}}) {
    CAPTURE(row.zone);
    CAPTURE(row.language);
    const auto run_in_zone = [&](std::vector<std::string> words) {
      return run(folder, Run{.arguments = std::move(words),
                             .environment = {{"TZ", row.zone}, {"LANGUAGE", row.language}}});
    };
    CHECK(has(run_in_zone({"match", "show", id}).out, row.day));
    REQUIRE(run_in_zone({"match", "show", id, "--html", page, "--replace"}).status == 0);
    CHECK(has(read_bytes(page), row.day));
  }
}
