#pragma once
// Help: the tutorials, which lie in the program in every language (docs/tutorial).

#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

// A part of a page. Words between ** name a button or another text of the screen.
struct TutorialBlock {
  enum class Kind { heading, paragraph, step };
  struct Word {
    std::string text;
    bool strong = false;
    bool operator==(const Word&) const = default;
  };
  Kind kind = Kind::paragraph;
  std::string mark;  // of a step: "1." or "•"
  std::vector<Word> words;
};

struct TutorialView {
  std::string title;
  std::vector<Button> pages;  // the one that is shown is chosen
  std::string page;           // its id
  std::vector<TutorialBlock> blocks;
};

// In the language in use, else in English.
TutorialView make_tutorial(const TutorialState& pick);

// Pictures are left out, links are their words.
std::vector<TutorialBlock> tutorial_blocks(std::string_view markdown);

}  // namespace tanteador::view
