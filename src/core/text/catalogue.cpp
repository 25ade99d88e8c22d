#include "src/core/text/catalogue.hpp"

#include <array>
#include <bit>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>

#include "src/core/read_all.hpp"
#include "src/core/text/phrase.hpp"

namespace tanteador {

namespace {

// Binary operators by precedence, lowest first.
constexpr std::array<std::array<std::string_view, 4>, 6> kLevels = {
    {{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}};
constexpr int kDeepest = 50;  // limit of nested parentheses

unsigned long apply_operator(std::string_view sign, unsigned long a, unsigned long b) {
  if (sign == "||") return a || b;
  if (sign == "&&") return a && b;
  if (sign == "==") return a == b;
  if (sign == "!=") return a != b;
  if (sign == "<=") return a <= b;
  if (sign == ">=") return a >= b;
  if (sign == "<") return a < b;
  if (sign == ">") return a > b;
  if (sign == "+") return a + b;
  if (sign == "-") return a - b;
  if (sign == "*") return a * b;
  if (b == 0) return 0;
  return sign == "/" ? a / b : a % b;
}

class Sum {
 public:
  Sum(std::string_view rest, unsigned long n) : rest_(rest), n_(n) {}

  std::optional<unsigned long> read_whole_number() {
    const unsigned long value = choice();
    skip();
    return sound_ && rest_.empty() ? std::optional(value) : std::nullopt;
  }

 private:
  void skip() {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front()))) rest_.remove_prefix(1);
  }
  bool take(std::string_view sign) {
    skip();
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    return true;
  }
  unsigned long fail() {
    sound_ = false;
    rest_ = {};
    return 0;
  }

  unsigned long choice() {
    if (++depth_ > kDeepest) return fail();
    unsigned long value = level(0);
    if (take("?")) {
      const unsigned long yes = choice();
      if (!take(":")) return fail();
      const unsigned long no = choice();
      value = value ? yes : no;
    }
    --depth_;
    return value;
  }

  unsigned long level(std::size_t at) {
    if (at == kLevels.size()) return term();
    unsigned long value = level(at + 1);
    for (bool more = true; more;) {
      more = false;
      for (const std::string_view sign : kLevels[at]) {
        if (sign.empty() || !take(sign)) continue;
        value = apply_operator(sign, value, level(at + 1));
        more = true;
        break;
      }
    }
    return value;
  }

  unsigned long term() {
    if (take("!")) {
      const unsigned long value = ++depth_ > kDeepest ? fail() : term();
      --depth_;
      return !value;
    }
    if (take("n")) return n_;
    if (take("(")) {
      const unsigned long value = choice();
      return take(")") ? value : fail();
    }
    skip();
    unsigned long value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{}) return fail();
    rest_.remove_prefix(end - rest_.data());
    return value;
  }

  std::string_view rest_;
  unsigned long n_;
  bool sound_ = true;
  int depth_ = 0;
};

// First word of a .mo file, in native and in foreign byte order.
constexpr std::uint32_t kMagic = 0x950412de, kMagicTurned = 0xde120495;

std::string_view first_form(std::string_view text) { return text.substr(0, text.find('\0')); }

}  // namespace

std::string_view without_context(std::string_view sentence) {
  return sentence.substr(sentence.find(kAfterContext) + 1);
}

std::optional<PluralRule> PluralRule::read(std::string_view header) {
  PluralRule rule;
  const auto field = header.find("Plural-Forms:");
  if (field == header.npos) return rule;
  const std::string_view line = header.substr(field, header.find('\n', field) - field);
  const auto from = line.find("plural=");
  if (from == line.npos) return std::nullopt;
  rule.expression_ = line.substr(from + 7, line.find(';', from) - from - 7);
  if (!Sum(rule.expression_, 1).read_whole_number()) return std::nullopt;
  return rule;
}

unsigned long PluralRule::form(unsigned long count) const {
  return Sum(expression_, count).read_whole_number().value_or(0);
}

std::optional<Catalogue> Catalogue::read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return parse(read_all(in));
}

std::optional<Catalogue> Catalogue::parse(std::string bytes) {
  Catalogue catalogue;
  catalogue.bytes_ = std::move(bytes);
  catalogue.turned_ = catalogue.number(0) == kMagicTurned;
  if (catalogue.number(0) != kMagic) return std::nullopt;
  catalogue.count_ = catalogue.number(8);
  catalogue.originals_ = catalogue.number(12);
  catalogue.translations_ = catalogue.number(16);
  const std::size_t size = catalogue.bytes_.size();
  for (const std::size_t table : {catalogue.originals_, catalogue.translations_}) {
    if (catalogue.count_ > size / 8 || table > size - 8 * catalogue.count_) return std::nullopt;
    for (std::size_t row = 0; row < catalogue.count_; ++row) {
      const std::size_t length = catalogue.number(table + 8 * row),
                        from = catalogue.number(table + 8 * row + 4);
      if (from > size || length > size - from) return std::nullopt;
    }
  }
  const std::string_view header = catalogue.translate("");
  const auto rule = PluralRule::read(header);
  if (!rule || header.find("charset=UTF-8") == header.npos) return std::nullopt;
  catalogue.plural_ = *rule;
  return catalogue;
}

std::uint32_t Catalogue::number(std::size_t offset) const {
  std::uint32_t number = 0;
  if (bytes_.size() < 4 || offset > bytes_.size() - 4) return 0;
  std::memcpy(&number, bytes_.data() + offset, 4);
  return turned_ != (std::endian::native == std::endian::big) ? __builtin_bswap32(number) : number;
}

std::string_view Catalogue::text(std::size_t table, std::size_t row) const {
  return std::string_view(bytes_).substr(number(table + 8 * row + 4), number(table + 8 * row));
}

std::optional<std::string_view> Catalogue::forms(std::string_view sentence) const {
  std::size_t from = 0, to = count_;
  while (from < to) {
    const std::size_t middle = from + (to - from) / 2;
    if (first_form(text(originals_, middle)) < sentence)
      from = middle + 1;
    else
      to = middle;
  }
  if (from == count_ || first_form(text(originals_, from)) != sentence) return std::nullopt;
  return text(translations_, from);
}

std::string_view Catalogue::translate(std::string_view sentence) const {
  const auto found = forms(sentence);
  if (!found && otherwise_) return otherwise_->translate(sentence);
  return found ? first_form(*found) : without_context(sentence);
}

std::string_view Catalogue::translate(std::string_view singular, std::string_view plural,
                                      unsigned long count) const {
  const auto found = forms(singular);
  if (!found && otherwise_) return otherwise_->translate(singular, plural, count);
  if (!found) return count == 1 ? singular : plural;
  std::string_view rest = *found;
  for (unsigned long form = plural_.form(count); form > 0; --form) {
    const auto end = rest.find('\0');
    if (end == rest.npos) break;  // rule with too many forms: use the last
    rest.remove_prefix(end + 1);
  }
  return first_form(rest);
}

}  // namespace tanteador
