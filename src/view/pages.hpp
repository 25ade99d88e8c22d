#pragma once
// A sheet of paper as it comes out of the printer. Places are points (1/72 inch) from the left and the top.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct PageView {
  struct Text {  // one line
    float x = 0, baseline = 0, width = 0, points = 0;
    bool strong = false;
    float grey = 0;  // 0 black to 1 paper
    std::string text;
  };
  struct Line {
    float x1 = 0, y1 = 0, x2 = 0, y2 = 0, thick = 0, grey = 0;
  };
  struct Box {  // black
    float x = 0, y = 0, width = 0, height = 0;
  };
  float width = 0, height = 0;
  std::vector<Text> texts;
  std::vector<Line> lines;
  std::vector<Box> boxes;
};

// Something that is to be printed, page below page as it will be, and what it can be kept as.
struct PrintView {
  std::string title, empty;
  std::vector<Action> forms;
  std::vector<PageView> pages;
  Action back;
};

// "Keep as PDF" …: ids "keep/pdf" … behind `before`.
std::vector<Action> print_forms(const std::string& before);

}  // namespace tanteador::view
