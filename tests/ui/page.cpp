#include "tests/ui/page.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

#include "src/registry/any_match.hpp"

namespace tanteador::test {

namespace {

constexpr float kFinger = 43.9f;  // pixels: 44, and what a sum of sizes may lose

bool overlap(const ui::Rect& one, const ui::Rect& other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

bool is_main(const std::string& id) {
  if (id.starts_with("room/")) return false;  // a call for the referee
  return id.find("points/") != std::string::npos || id.find("call/") != std::string::npos;
}

}  // namespace

void check_texts(const HeadlessUi& ui) {
  for (const std::string& text : ui.cut()) FAIL_CHECK(text);
}

// A page has thousands of pairs, a test hundreds of pages: only a pair that overlaps is an assertion.
void check_places(const HeadlessUi& ui, Below below) {
  const Canvas& canvas = ui.canvas();
  std::vector<const ui::DrawnItem*> controls;
  const ui::DrawnItem* home =
      ui.find("go/home");  // of a rail along the foot, below which a list goes on unseen
  const float rail = home && home->rect.top > canvas.height / 2 ? home->rect.top : canvas.height;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.empty()) controls.push_back(&item);
  }
  for (std::size_t i = 0; i < controls.size(); ++i) {
    const ui::Rect& rect = controls[i]->rect;
    CAPTURE(controls[i]->id);
    CHECK(rect.height() >= std::max(kFinger, (is_main(controls[i]->id) ? 71.5f : 47.5f) * canvas.scale));
    CHECK(rect.width() >= std::max(kFinger, 47.5f * canvas.scale));
    CHECK(rect.right <= canvas.width);
    if (below == Below::none) CHECK(rect.bottom <= canvas.height);
    for (std::size_t j = i + 1; j < controls.size(); ++j) {
      const ui::Rect& other = controls[j]->rect;
      if (below == Below::scrolled && (rect.top >= rail || other.top >= rail)) continue;
      if (overlap(rect, other)) FAIL_CHECK("lies over " << controls[j]->id);
    }
  }
}

void check_page(const HeadlessUi& ui, Below below) {
  check_texts(ui);
  check_places(ui, below);
}

Points score_of(const ui::App& app, int side) { return score(app.match()->match(), side_at(side)); }
const std::string& last_kind(const ui::App& app) { return app.match()->records().back().kind; }
std::string last_payload(const ui::App& app) {
  auto event = nlohmann::json::parse(app.match()->records().back().payload);
  event.erase("together");
  return event.dump();
}

}  // namespace tanteador::test
