#pragma once
// Checks shared by all pages of the panel, and the state of the match behind a page.

#include <string>

#include "tests/support/panel/headless_ui.hpp"
#include "ui/app/app.hpp"

namespace tanteador::test {

// Checks that no text is truncated.
void check_texts(const HeadlessUi& ui);
// Checks that each control lies on the canvas, is large enough for touch and covers no other. `below`:
// nothing lies below the window, or the rest of a scrolled list.
enum class Below { none, scrolled };
void check_places(const HeadlessUi& ui, Below below = Below::none);
// Runs both checks.
void check_page(const HeadlessUi& ui, Below below = Below::none);

Points score_of(const ui::App& app, int side);
const std::string& last_kind(const ui::App& app);
std::string last_payload(const ui::App& app);  // without the size of its event group

}  // namespace tanteador::test
