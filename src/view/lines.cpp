#include "src/view/lines.hpp"

#include <charconv>

namespace tanteador::view {

namespace {

// Reads the JSON this program wrote itself: one object, without blanks between its tokens being required.
class Scanner {
 public:
  explicit Scanner(std::string_view json) : json_(json) {}

  bool take(char wanted) {
    skip_blanks();
    if (at_ >= json_.size() || json_[at_] != wanted) return false;
    ++at_;
    return true;
  }
  std::string string() {
    std::string out;
    if (!take('"')) return out;
    while (at_ < json_.size() && json_[at_] != '"') out += json_[at_] == '\\' ? escaped() : json_[at_++];
    ++at_;
    return out;
  }
  // A value as text; items of a list are joined by blanks, objects come out empty.
  std::string value() {
    skip_blanks();
    if (at_ >= json_.size()) return {};
    if (json_[at_] == '"') return string();
    if (json_[at_] == '{') return skip_object();
    if (take('[')) return items();
    const std::size_t from = at_;
    while (at_ < json_.size() && std::string_view(",]} \n").find(json_[at_]) == std::string_view::npos) ++at_;
    return std::string(json_.substr(from, at_ - from));
  }

 private:
  void skip_blanks() {
    while (at_ < json_.size() && (json_[at_] == ' ' || json_[at_] == '\n' || json_[at_] == '\t')) ++at_;
  }
  char escaped() {
    ++at_;
    const char c = at_ < json_.size() ? json_[at_++] : ' ';
    if (c == 'u') at_ += 4;  // control characters only: the writer escapes nothing else by number
    return c == 'n' || c == 't' || c == 'r' || c == 'u' ? ' ' : c;
  }
  std::string items() {
    std::string out;
    while (at_ < json_.size() && !take(']')) {
      if (!out.empty()) out += ' ';
      out += value();
      take(',');
    }
    return out;
  }
  std::string skip_object() {
    take('{');
    while (at_ < json_.size() && !take('}')) {
      string();
      take(':');
      value();
      take(',');
    }
    return {};
  }

  std::string_view json_;
  std::size_t at_ = 0;
};

}  // namespace

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out + '"';
}

EventLine::EventLine(std::string_view type) : line_("{\"type\":" + quoted(type)) {}

void EventLine::name(std::string_view name) { line_ += "," + quoted(name) + ":"; }

EventLine& EventLine::raw(std::string_view field, std::string_view json) {
  name(field);
  line_ += json;
  return *this;
}
EventLine& EventLine::text(std::string_view field, std::string_view value) {
  return raw(field, quoted(value));
}
EventLine& EventLine::number(std::string_view field, int value) { return raw(field, std::to_string(value)); }
EventLine& EventLine::yes(std::string_view field) { return raw(field, "true"); }
EventLine& EventLine::list(std::string_view field, std::span<const std::string> values) {
  std::string json = "[";
  for (const std::string& value : values) json += (json.size() > 1 ? "," : "") + quoted(value);
  return raw(field, json + "]");
}

Fields::Fields(std::string_view json) {
  Scanner scanner(json);
  if (!scanner.take('{')) return;
  do {
    std::string name = scanner.string();
    if (name.empty() || !scanner.take(':')) return;
    values_[std::move(name)] = scanner.value();
  } while (scanner.take(','));
}

int Fields::number(std::string_view name) const {
  const std::string& text = this->text(name);
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

const std::string& Fields::text(std::string_view name) const {
  static const std::string none;
  const auto found = values_.find(name);
  return found == values_.end() ? none : found->second;
}

}  // namespace tanteador::view
