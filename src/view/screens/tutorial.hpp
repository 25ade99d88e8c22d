#pragma once
// Help: the tutorials. The program contains them in every language (docs/tutorial).

#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

// A part of a page. Words between ** name a button or another text of the screen.
struct TutorialBlock {
  enum class Kind { heading, paragraph, step, picture };
  struct Word {
    std::string text;
    bool strong = false;
    bool operator==(const Word&) const = default;
  };
  Kind kind = Kind::paragraph;
  std::string mark;           // of a step: "1." or "•"
  std::vector<Word> words;    // of a picture: its description
  std::string_view png = {};  // of a picture: its file
  int width = 0, height = 0;  // of a picture: dots
};

struct TutorialView {
  std::string title;
  std::vector<Button> pages;  // chosen: the shown one
  std::string page;           // id of the shown one
  std::vector<TutorialBlock> blocks;
};

// In the current language, else in English.
TutorialView make_tutorial(const TutorialState& state);

// Parses a page of this folder, "docs/tutorial/…/". Keeps only the words of links.
std::vector<TutorialBlock> tutorial_blocks(std::string_view markdown, const std::string& folder);

}  // namespace tanteador::view
