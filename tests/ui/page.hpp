#pragma once
// What every page of the panel keeps, and what stands in the match behind it.

#include <string>

#include "tests/support/headless_ui.hpp"
#include "ui/app/app.hpp"

namespace tanteador::test {

// No text is cut.
void check_texts(const HeadlessUi& ui);
// Every control lies on the canvas, is large enough to be touched, and covers no other.
// Below the window there is nothing, or the rest of a list that is scrolled.
enum class Below { none, scrolled };
void check_places(const HeadlessUi& ui, Below below = Below::none);
// Both.
void check_page(const HeadlessUi& ui, Below below = Below::none);

Points score_of(const ui::App& app, int side);
const std::string& last_kind(const ui::App& app);
std::string last_payload(const ui::App& app);  // without how many were entered with it

}  // namespace tanteador::test
