#pragma once
// The panel over its own database, with or without an open match: auto& [table, app, ui] = panel;

#include <stdexcept>
#include <string>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

struct OpenPanel {
  explicit OpenPanel(const std::string& match = {})
      : table{}, app(play_and_open(match), table.options()), ui(app) {}

  TableFixture table;
  tanteador::ui::App app;
  HeadlessUi ui;

 private:
  session::Session& play_and_open(const std::string& match) {
    if (!match.empty() && table.play(match).empty()) throw std::invalid_argument("no match: " + match);
    return table.session;
  }
};

// The panel over a database filled first: auto& [table, id, app, ui] = panel. `fill` returns the id of the
// test's subject.
struct FilledPanel {
  template <class Fill>
  explicit FilledPanel(const Fill& fill)
      : table{}, id(fill(table)), app(table.session, table.options()), ui(app) {}

  TableFixture table;
  std::string id;
  tanteador::ui::App app;
  HeadlessUi ui;
};

}  // namespace tanteador::test
