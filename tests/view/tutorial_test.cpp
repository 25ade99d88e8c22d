// Help: the content made from a tutorial, and its language.

#include <doctest/doctest.h>

#include "src/view/screens/tutorial.hpp"

using namespace tanteador;
using Kind = view::TutorialBlock::Kind;

TEST_CASE("a tutorial has headings, paragraphs, steps and pictures, without its title and links") {
  const auto blocks = view::tutorial_blocks(
      "# First match\n\nYou score\na [match](x.md).\n\n## 1. Start\n\n![The **new** "
      "page](pictures/new-match.png)\n\n1. Press\n   "
      "**Start the "
      "match**.\n2. Tap *Truco*.\n* **Allowed?** asks\n",
      "docs/tutorial/");
  REQUIRE(blocks.size() == 6);
  const auto text = [&](std::size_t i) {
    std::string all;
    for (const auto& word : blocks[i].words) all += (all.empty() ? "" : " ") + word.text;
    return all;
  };
  CHECK(blocks[0].kind == Kind::paragraph);
  CHECK(text(0) == "You score a match.");
  CHECK(blocks[1].kind == Kind::heading);
  CHECK(text(1) == "1. Start");
  CHECK(blocks[2].kind == Kind::picture);
  CHECK(text(2) == "The new page");
  CHECK(blocks[2].png.starts_with("\x89PNG"));
  CHECK(blocks[2].width == 800);
  CHECK(blocks[2].height == 500);
  CHECK(blocks[3].mark == "1.");
  CHECK(text(3) == "Press Start the match.");
  CHECK(blocks[3].words[0].strong == false);
  CHECK(blocks[3].words[3].strong == true);
  CHECK(blocks[4].mark == "2.");
  CHECK(text(4) == "Tap Truco.");
  CHECK(blocks[5].mark == "•");
  CHECK(text(5) == "Allowed? asks");
}

TEST_CASE("help has every tutorial, and shows the first one first") {
  const view::TutorialView first = view::make_tutorial({});
  CHECK(first.pages.size() == 4);
  CHECK(first.pages.front().chosen);
  CHECK(first.blocks.size() > 10);
  const view::TutorialView phones = view::make_tutorial({"phones"});
  CHECK(phones.pages.back().chosen);
  CHECK(phones.blocks.front().words != first.blocks.front().words);
  for (const view::Button& page : first.pages) CHECK_FALSE(page.label.empty());
}
