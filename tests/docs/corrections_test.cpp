// The page on the event log names every field of a correction.

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

#include "src/core/read_all.hpp"

namespace {

std::string read(const std::string& path) {
  std::ifstream in(TANTEADOR_ROOT "/" + path);
  return tanteador::read_all(in);
}

}  // namespace

TEST_CASE("the page on the event log names every field of a correction and its kinds") {
  const std::string page = read("docs/reference/event-log.md");
  const std::size_t from = page.find("## Corrections");
  REQUIRE(from != std::string::npos);
  const std::string section = page.substr(from, page.find("\n## ", from + 1) - from);
  for (const char* game : {"truco", "truf", "troccas", "tarot"}) {
    const auto schema = nlohmann::json::parse(read(std::string("schemas/event.") + game + ".schema.json"));
    for (const char* kind : {"voided", "amended"}) {
      for (const auto& [field, form] : schema["definitions"][kind]["properties"].items()) {
        if (field == "type" || field == "at" || field == "entered_by" || field == "note") continue;
        CAPTURE(game);
        CAPTURE(kind);
        CAPTURE(field);
        const std::size_t row = section.find("| `" + field + "` |");
        REQUIRE(row != std::string::npos);
        const std::string cells = section.substr(row, section.find('\n', row) - row);
        const std::size_t second = cells.find('|', cells.find('|', 1) + 1);
        const std::string cell = kind == std::string("voided")
                                     ? cells.substr(cells.find('|', 1), second - cells.find('|', 1))
                                     : cells.substr(second);
        CHECK(cell.find("–") == std::string::npos);
      }
    }
  }
}
