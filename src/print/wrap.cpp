#include "src/print/wrap.hpp"

#include <algorithm>

#include "src/core/letters.hpp"

namespace tanteador::print {

namespace {

// Letters without a width (marks, joiners) could make one line as long as they like.
constexpr int kLineLetters = 400;

class LineBreaks {
 public:
  LineBreaks(const Canvas& canvas, const Type& type, double width)
      : canvas_(canvas), type_(type), width_(width) {}

  // `blanked`: there was a blank before it.
  void word(std::string_view word, bool blanked) {
    const double wide = canvas_.text_width(type_, word);
    const double blank = blanked && !lines_.back().empty() ? canvas_.text_width(type_, " ") : 0;
    const bool fits = used_ + blank + wide <= width_ + kRounding && word.size() < kLineLetters;
    if (!fits && !lines_.back().empty()) next();
    if (!fits && (wide > width_ + kRounding || word.size() >= kLineLetters)) return letter_by_letter(word);
    if (!lines_.back().empty() && blanked) {
      lines_.back() += ' ';
      used_ += blank;
    }
    lines_.back() += word;
    used_ += wide;
  }
  void next() {
    lines_.emplace_back();
    used_ = 0;
    letters_ = 0;
  }
  std::vector<std::string> taken() { return std::move(lines_); }

 private:
  void letter_by_letter(std::string_view word) {
    while (!word.empty()) {
      const std::string_view before = word;
      const double wide = canvas_.letter_width(type_.face, next_letter(word)) * type_.points;
      const bool fits = used_ + wide <= width_ && letters_ < kLineLetters;
      if (!fits && !lines_.back().empty()) next();
      lines_.back() += before.substr(0, before.size() - word.size());
      used_ += wide;
      ++letters_;
    }
  }

  const Canvas& canvas_;
  Type type_;
  double width_;
  std::vector<std::string> lines_{1};
  double used_ = 0;
  int letters_ = 0;  // of a word that is broken
};

template <class Each>
void each_part(std::string_view text, char between, const Each& each) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(between, at), text.size());
    each(text.substr(at, end - at));
    at = end + 1;
  }
}

}  // namespace

std::vector<std::string> wrapped(const Canvas& canvas, const Type& type, std::string_view text,
                                 double width) {
  const std::string clean = harmless(text);
  LineBreaks lines(canvas, type, width);
  bool first_line = true;
  each_part(clean, '\n', [&](std::string_view line) {
    if (!first_line) lines.next();
    first_line = false;
    bool first_word = true;
    each_part(line, ' ', [&](std::string_view word) {
      if (!word.empty()) lines.word(word, !first_word);
      first_word = false;
    });
  });
  return lines.taken();
}

double natural_width(const Canvas& canvas, const Type& type, std::string_view text) {
  const std::string clean = harmless(text);
  double widest = 0;
  each_part(clean, '\n',
            [&](std::string_view line) { widest = std::max(widest, canvas.text_width(type, line)); });
  return widest;
}

}  // namespace tanteador::print
