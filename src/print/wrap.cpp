#include "src/print/wrap.hpp"

#include <algorithm>

#include "src/core/text/letters.hpp"

namespace tanteador::print {

namespace {

// Limits lines of letters without width, such as combining marks.
constexpr std::size_t kLineLetters = 400;

struct Letter {
  char32_t code = 0;
  std::size_t begins = 0;  // byte offset in the word
  double wide = 0;
};

bool is_joint(char32_t letter) {
  return std::u32string_view(U"-–/\\_.,;:@&+=|").find(letter) != std::u32string_view::npos;
}

bool is_vowel(char32_t letter) {
  constexpr std::u32string_view kVowels =
      U"aeiouyAEIOUYàáâãäåæèéêëìíîïòóôõöøùúûüýÿœÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝŒ";
  return kVowels.find(letter) != kVowels.npos;
}

// Latin letters, whose words may be hyphenated.
bool is_of_words(char32_t letter) {
  constexpr char32_t kAccentedBegin = 0xC0, kAccentedEnd = 0x180, kTimes = 0xD7, kDivided = 0xF7;
  return (letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z') ||
         (letter >= kAccentedBegin && letter < kAccentedEnd && letter != kTimes && letter != kDivided);
}

class LineBreaks {
 public:
  LineBreaks(const Canvas& canvas, const Type& type, double width)
      : canvas_(canvas), type_(type), width_(width) {}

  // `blanked`: a blank precedes the word.
  void word(std::string_view word, bool blanked) {
    const double wide = canvas_.text_width(type_, word);
    const double blank = blanked && !lines_.back().empty() ? canvas_.text_width(type_, " ") : 0;
    const bool fits = used_ + blank + wide <= width_ + kRounding && word.size() < kLineLetters;
    if (!fits && !lines_.back().empty()) next();
    if (!fits && (wide > width_ + kRounding || word.size() >= kLineLetters)) return break_up(word);
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
  }
  std::vector<std::string> take_lines() { return std::move(lines_); }

 private:
  // The end of the part that begins at `from` and goes onto this line; `to`: the end of the letters that fit.
  struct End {
    std::size_t at = 0;
    bool hyphen = false;
  };
  End end_of(const std::vector<Letter>& letters, std::size_t from, std::size_t to) const {
    const std::size_t half = from + (to - from) / 2;  // a better break leaves at most half a line empty
    for (std::size_t at = to; at > half; --at) {
      if (is_joint(letters[at - 1].code)) return {at};
    }
    if (!std::ranges::all_of(letters, is_of_words, &Letter::code)) return {to};
    const double hyphen = canvas_.text_width(type_, "-");
    double used = hyphen;
    std::size_t most = from;
    while (most < to && used + letters[most].wide <= width_ + kRounding) used += letters[most++].wide;
    for (std::size_t at = most; at > std::max(half, from + 1); --at) {
      const bool ends_well = at + 2 < letters.size() && !is_vowel(letters[at].code);
      if (ends_well && is_vowel(letters[at + 1].code)) return {at, true};
    }
    return most > from ? End{most, true} : End{to};
  }

  void break_up(std::string_view word) {
    const std::vector<Letter> letters = letters_of(word);
    for (std::size_t from = 0; from < letters.size();) {
      std::size_t to = from;
      double wide = used_;
      while (to < letters.size() && to - from < kLineLetters && wide + letters[to].wide <= width_ + kRounding)
        wide += letters[to++].wide;
      to = std::max(to, from + 1);  // at least one letter, however narrow the width
      const End end = to < letters.size() ? end_of(letters, from, to) : End{to};
      const std::size_t stop = end.at < letters.size() ? letters[end.at].begins : word.size();
      lines_.back() += word.substr(letters[from].begins, stop - letters[from].begins);
      if (end.hyphen) lines_.back() += '-';
      for (; from < end.at; ++from) used_ += letters[from].wide;
      if (from < letters.size()) next();
    }
  }

  std::vector<Letter> letters_of(std::string_view word) const {
    std::vector<Letter> letters;
    for (std::string_view rest = word; !rest.empty();) {
      const std::size_t begins = word.size() - rest.size();
      const char32_t code = next_letter(rest);
      letters.push_back({code, begins, canvas_.letter_width(type_.face, code) * type_.points});
    }
    return letters;
  }

  const Canvas& canvas_;
  Type type_;
  double width_;
  std::vector<std::string> lines_{1};
  double used_ = 0;
};

template <class Each>
void visit_parts(std::string_view text, char between, const Each& each) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(between, at), text.size());
    each(text.substr(at, end - at));
    at = end + 1;
  }
}

}  // namespace

std::vector<std::string> wrap_lines(const Canvas& canvas, const Type& type, std::string_view text,
                                    double width) {
  const std::string clean = strip_controls(text);
  LineBreaks lines(canvas, type, width);
  bool first_line = true;
  visit_parts(clean, '\n', [&](std::string_view line) {
    if (!first_line) lines.next();
    first_line = false;
    bool first_word = true;
    visit_parts(line, ' ', [&](std::string_view word) {
      if (!word.empty()) lines.word(word, !first_word);
      first_word = false;
    });
  });
  return lines.take_lines();
}

double natural_width(const Canvas& canvas, const Type& type, std::string_view text) {
  const std::string clean = strip_controls(text);
  double widest = 0;
  visit_parts(clean, '\n',
              [&](std::string_view line) { widest = std::max(widest, canvas.text_width(type, line)); });
  return widest;
}

}  // namespace tanteador::print
