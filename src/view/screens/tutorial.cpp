#include "src/view/screens/tutorial.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "src/core/embedded.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::embedded {
std::span<const File> view();  // the embedded tutorials
}

namespace tanteador::view {

namespace {

constexpr std::array<std::string_view, 4> kPages{"first-match", "first-dispute", "friday-night", "phones"};
constexpr std::string_view kSpaces = " \t";

std::string_view file_text(const std::string& path) {
  const auto files = embedded::view();
  const auto file = std::ranges::find(files, path, &embedded::File::path);
  return file == files.end() ? std::string_view() : file->text;
}

struct PageText {
  std::string folder;
  std::string_view text;
};

PageText page_of(std::string_view name, const std::string& language) {
  const std::string all = "docs/tutorial/", file = std::string(name) + ".md";
  const std::string own = all + language + "/";
  const std::string_view text = file_text(own + file);
  return text.empty() ? PageText{all, file_text(all + file)} : PageText{own, text};
}

std::string without_links(std::string_view line) {
  std::string out;
  while (!line.empty()) {
    const std::size_t open = line.find('['), middle = line.find("](", open), close = line.find(')', middle);
    if (open == line.npos || middle == line.npos || close == line.npos) break;
    out += std::string(line.substr(0, open)) + std::string(line.substr(open + 1, middle - open - 1));
    line.remove_prefix(close + 1);
  }
  return out + std::string(line);
}

// "**" encloses strong words, also inside brackets. Drops "*" and "`".
void add_words(TutorialBlock& block, std::string_view line) {
  bool strong = false, fresh = true;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i, 2) == "**") {
      strong = !strong;
      ++i;
    } else if (line[i] == ' ') {
      fresh = true;
    } else if (line[i] != '*' && line[i] != '`') {
      if (fresh) block.words.push_back({{}, strong});
      fresh = false;
      block.words.back().text += line[i];
      block.words.back().strong = block.words.back().strong || strong;
    }
  }
}

// Cuts off and returns "1." or "•" at the start of a step; empty: no step.
std::string cut_mark(std::string_view& line) {
  const std::size_t blank = line.find(' ');
  const std::string_view first = line.substr(0, blank);
  const bool number = first.size() > 1 && first.back() == '.' &&
                      std::ranges::all_of(first.substr(0, first.size() - 1),
                                          [](unsigned char c) { return std::isdigit(c) != 0; });
  if (blank == line.npos || (!number && first != "*")) return {};
  line.remove_prefix(blank + 1);
  return number ? std::string(first) : "•";
}

// The width and the height of a PNG stand at fixed places of its file.
int png_number(std::string_view png, std::size_t at) {
  int number = 0;
  for (const char byte : png.substr(at, 4)) number = number * 256 + static_cast<unsigned char>(byte);
  return number;
}

// "![description](file)"
TutorialBlock picture_of(std::string_view line, const std::string& folder) {
  const std::size_t middle = std::min(line.find("]("), line.size()), end = line.rfind(')');
  TutorialBlock block;
  block.kind = TutorialBlock::Kind::picture;
  add_words(block, line.substr(2, middle - 2));
  if (end == line.npos || end < middle) return block;
  block.png = file_text(folder + std::string(line.substr(middle + 2, end - middle - 2)));
  constexpr std::size_t kWidth = 16, kHeight = 20, kHead = 24;
  if (block.png.size() < kHead) return block;
  block.width = png_number(block.png, kWidth);
  block.height = png_number(block.png, kHeight);
  return block;
}

std::string title_of(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of("# "), text.size()));
  return std::string(text.substr(0, text.find('\n')));
}

}  // namespace

std::vector<TutorialBlock> tutorial_blocks(std::string_view markdown, const std::string& folder) {
  std::vector<TutorialBlock> blocks;
  bool open = false;  // the next line continues the last block
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    line.remove_prefix(std::min(line.find_first_not_of(kSpaces), line.size()));
    const bool picture = line.starts_with("![");
    if (picture) blocks.push_back(picture_of(line, folder));
    if (line.empty() || picture || line.starts_with("# ")) {
      open = false;
      continue;
    }
    const bool heading = line.starts_with("#");
    if (heading) line.remove_prefix(std::min(line.find(' ') + 1, line.size()));
    std::string mark = heading ? std::string() : cut_mark(line);
    if (!open || heading || !mark.empty())
      blocks.push_back({heading        ? TutorialBlock::Kind::heading
                        : mark.empty() ? TutorialBlock::Kind::paragraph
                                       : TutorialBlock::Kind::step,
                        std::move(mark),
                        {}});
    add_words(blocks.back(), without_links(line));
    open = !heading;
  }
  return blocks;
}

TutorialView make_tutorial(const TutorialState& state) {
  const std::string language = tanteador::language();
  TutorialView view;
  view.title = tr("Help");
  const auto found = std::ranges::find(kPages, state.page);
  view.page = found == kPages.end() ? kPages.front() : *found;
  for (const std::string_view page : kPages) {
    TutorialState next;
    next.page = page;
    view.pages.push_back({.id = "help/" + next.page,
                          .label = title_of(page_of(page, language).text),
                          .command = command::SetState{next},
                          .chosen = page == view.page});
  }
  const PageText shown = page_of(view.page, language);
  view.blocks = tutorial_blocks(shown.text, shown.folder);
  return view;
}

}  // namespace tanteador::view
