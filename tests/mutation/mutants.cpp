#include "tests/mutation/mutants.hpp"

#include <algorithm>
#include <cctype>

namespace tanteador::mutation {

namespace {

bool is_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) || letter == '_'; }

// The text in its length, with blanks for everything but code.
std::string code_alone(std::string_view source) {
  std::string code(source);
  const auto blank = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, code.size()); ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
    return to;
  };
  const auto end_of = [&](std::size_t from, std::string_view mark) {
    const std::size_t found = source.find(mark, from);
    return found == std::string_view::npos ? source.size() : found + mark.size();
  };
  std::size_t i = 0;
  while (i < source.size()) {
    const std::string_view rest = source.substr(i);
    const bool digits_mark = i > 0 && is_word(source[i - 1]);  // 1'000
    if (rest.starts_with("//") || rest.starts_with('#')) {
      i = blank(i, end_of(i, "\n"));
    } else if (rest.starts_with("/*")) {
      i = blank(i, end_of(i, "*/"));
    } else if (rest.starts_with("static_assert")) {
      i = blank(i, end_of(i, ";"));
    } else if (rest[0] == '"' || (rest[0] == '\'' && !digits_mark)) {
      std::size_t end = i + 1;
      while (end < source.size() && source[end] != rest[0]) end += source[end] == '\\' ? 2 : 1;
      i = blank(i, end + 1);
    } else {
      ++i;
    }
  }
  return code;
}

// Operators are matched with the blanks of the code format, so that template brackets do not match.
struct Swap {
  std::string_view was, is;
};
constexpr Swap kOperators[] = {
    {" == ", " != "}, {" != ", " == "}, {" < ", " <= "},  {" <= ", " < "},  {" > ", " >= "},
    {" >= ", " > "},  {" < ", " >= "},  {" > ", " <= "},  {" && ", " || "}, {" || ", " && "},
    {" + ", " - "},   {" - ", " + "},   {" * ", " + "},   {" / ", " * "},   {" % ", " / "},
    {" += ", " -= "}, {" -= ", " += "}, {" << ", " >> "}, {" >> ", " << "}, {" & ", " | "},
    {" | ", " & "},   {"++", "--"},     {"--", "++"},
};
constexpr Swap kWords[] = {{"true", "false"},     {"false", "true"},    {"min", "max"},
                           {"max", "min"},        {"any_of", "all_of"}, {"all_of", "any_of"},
                           {"none_of", "any_of"}, {"front", "back"},    {"break", "continue"}};

bool stands_alone(std::string_view code, std::size_t from, std::size_t size) {
  return (from == 0 || !is_word(code[from - 1])) &&
         (from + size >= code.size() || !is_word(code[from + size]));
}

// A whole number that is no part of a name or of a fraction.
std::size_t digits_at(std::string_view code, std::size_t from) {
  std::size_t size = 0;
  while (from + size < code.size() && std::isdigit(static_cast<unsigned char>(code[from + size]))) ++size;
  const bool fraction = from + size < code.size() && code[from + size] == '.';
  const bool decimals = from > 0 && code[from - 1] == '.';
  return size < 7 && !fraction && !decimals && stands_alone(code, from, size) ? size : 0;
}

}  // namespace

std::vector<Mutant> mutants_of(std::string_view source) {
  const std::string text = code_alone(source);
  const std::string_view code = text;
  std::vector<Mutant> mutants;
  int line = 1;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '\n') ++line;
    const auto add = [&](std::string_view was, std::string is) {
      mutants.push_back({i, was.size(), line, std::string(was), std::move(is)});
    };
    for (const Swap& swap : kOperators) {
      if (code.substr(i).starts_with(swap.was)) add(swap.was, std::string(swap.is));
    }
    for (const Swap& swap : kWords) {
      if (code.substr(i).starts_with(swap.was) && stands_alone(code, i, swap.was.size()))
        add(swap.was, std::string(swap.is));
    }
    if (const std::size_t size = digits_at(code, i); size > 0) {
      const int number = std::stoi(std::string(code.substr(i, size)));
      add(code.substr(i, size), std::to_string(number + 1));
      if (number > 0) add(code.substr(i, size), std::to_string(number - 1));
      i += size - 1;
    }
    const bool negation =
        code[i] == '!' && i + 1 < code.size() && (is_word(code[i + 1]) || code[i + 1] == '(');
    if (negation) add(code.substr(i, 1), "");
  }
  return mutants;
}

std::string mutated(std::string_view source, const Mutant& mutant) {
  return std::string(source.substr(0, mutant.from)) + mutant.is +
         std::string(source.substr(mutant.from + mutant.size));
}

}  // namespace tanteador::mutation
