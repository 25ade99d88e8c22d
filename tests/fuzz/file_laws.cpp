// Laws of files that people write or bring: rulesets, lists of players, chess reports, settings.

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "src/codec/files/csv.hpp"
#include "src/codec/files/player_list.hpp"
#include "src/codec/files/trf.hpp"
#include "src/codec/start.hpp"
#include "src/core/read_all.hpp"
#include "src/core/text/encoding.hpp"
#include "src/session/rulesets.hpp"
#include "tests/fuzz/laws.hpp"
#include "tests/support/folder.hpp"
#include "ui/app/settings_file.hpp"

namespace tanteador::fuzz {

// A house ruleset that can be stored can be played, and is the same one written and read again.
std::optional<std::string> law_of_ruleset(std::string_view bytes) {
  const auto edition = rulebook::read_edition(bytes);
  const auto id = session::readable_ruleset(bytes);
  if (!edition)
    return id ? std::optional<std::string>("a ruleset that is stored and not read") : std::nullopt;
  const std::string written = rulebook::write_edition(*edition);
  const auto again = rulebook::read_edition(written);
  if (!again) return "a ruleset that cannot be read again: " + again.error().message;
  if (again->id != edition->id || again->title != edition->title || again->parent != edition->parent ||
      again->parameters != edition->parameters || rulebook::write_edition(*again) != written)
    return "a ruleset that is another one read again";
  if (!id) return std::nullopt;
  if (*id != edition->id) return "a ruleset that is stored under another id";
  const auto table = codec::any_table(std::make_shared<rulebook::Edition>(*edition));
  if (!table) return "a stored ruleset that nobody can play";
  return std::nullopt;
}

// Cells are the same written and read again; so is a list of players.
std::optional<std::string> law_of_csv(std::string_view bytes) {
  if (const auto rows = codec::read_csv(bytes)) {
    std::string text;
    for (const codec::CsvRow& row : *rows) {
      std::vector<std::string> cells;
      for (const std::string& cell : row.cells) cells.push_back(codec::csv_cell(cell));
      text += codec::csv_line(cells);
    }
    const auto again = codec::read_csv(text, ',');
    if (!again || again->size() != rows->size()) return "rows that are others read again";
    for (std::size_t i = 0; i < rows->size(); ++i)
      if ((*again)[i].cells != (*rows)[i].cells) return "cells that are others read again";
  }
  for (const NameOrder order : {NameOrder::given_first, NameOrder::surname_first}) {
    const auto list = codec::read_players(bytes, order);
    if (!list) continue;
    const std::string written = codec::players_csv(list->players);
    const auto again = codec::read_players(written, order);
    if (!again) return "a list of players that cannot be read again: " + again.error().message;
    if (codec::players_csv(again->players) != written) return "a list of players that is another one";
    (void)codec::names_in(*list);
  }
  return std::nullopt;
}

std::optional<std::string> law_of_trf(std::string_view bytes) {
  const auto text = as_utf8(bytes);
  const auto file = text ? codec::read_trf(*text) : tl::unexpected(codec::InputError{});
  if (!file) return std::nullopt;
  const std::string written = codec::trf_text(*file);
  const auto again = codec::read_trf(written);
  if (!again) return "a report that cannot be read again: " + again.error().message;
  if (codec::trf_text(*again) != written) return "a report that is another one read again";
  return std::nullopt;
}

std::optional<std::string> law_of_settings(std::string_view bytes) {
  static const test::Folder folder;
  const ui::SettingsFile file(folder / "panel.conf");
  const auto text = [&] {
    std::ifstream in(file.path(), std::ios::binary);
    return read_all(in);
  };
  std::ofstream(file.path(), std::ios::binary) << bytes;
  if (!file.write(file.read())) return "settings that cannot be written";
  const std::string written = text();
  if (!file.write(file.read()) || text() != written) return "settings that are others read again";
  return std::nullopt;
}

}  // namespace tanteador::fuzz
