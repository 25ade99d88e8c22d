#include "src/rulebook/located_json.hpp"

#include <algorithm>
#include <iterator>

#include "src/core/text/text.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;

// An iterator that records the position of the parser, which the library does not report.
class Reading {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Reading(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}
  reference operator*() const { return *at_; }
  Reading& operator++() {
    *furthest_ = ++at_;
    return *this;
  }
  Reading operator++(int) {
    const Reading before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Reading& other) const { return at_ == other.at_; }
  bool operator!=(const Reading& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** furthest_;
};

DataError error_at(std::string_view text, std::size_t offset, std::string_view sentence,
                   PhraseArgs args = {}) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {.message = render({sentence, args}, {}),
          .line = 1 + static_cast<int>(std::ranges::count(before, '\n')),
          .column = 1 + static_cast<int>(before.size() - line_start)};
}

}  // namespace

DataError LocatedJson::error(std::string_view path, std::string_view sentence, PhraseArgs args) const {
  const auto found = at.find(path);
  return error_at(text, found == at.end() ? 0 : found->second, sentence, args);
}

tl::expected<LocatedJson, DataError> parse_located(std::string_view text) {
  constexpr int kNestingMax = 100;
  int deepest = 0;
  if (text.size() > kFileMax)
    return tl::unexpected(error_at(text, 0, N_("The file is too long for a rule set.")));
  LocatedJson located{text, {}, {}};
  const char* furthest = text.data();
  std::string outer;
  std::optional<std::size_t> twice;
  const auto note_key = [&](int depth, json::parse_event_t event, json& key) {
    deepest = std::max(deepest, depth);
    if (deepest > kNestingMax) return false;  // the result is discarded
    if (event != json::parse_event_t::key || depth > 2) return true;
    const std::string& name = key.get_ref<const std::string&>();
    if (depth == 1) outer = name;
    const auto read = static_cast<std::size_t>(furthest - text.data());
    const std::size_t start = read - std::min(read, name.size() + 2);  // with both quotes
    if (!located.at.emplace(depth == 1 ? name : outer + "/" + name, start).second && !twice) twice = start;
    return true;
  };
  try {
    located.root =
        json::parse(Reading(text.data(), &furthest), Reading(text.data() + text.size(), &furthest), note_key);
  } catch (const json::exception&) {
    const auto read = static_cast<std::size_t>(furthest - text.data());
    return tl::unexpected(
        error_at(text, read - std::min<std::size_t>(read, 1), N_("This is not valid JSON.")));
  }
  if (deepest > kNestingMax)
    return tl::unexpected(
        error_at(text, 0, N_("This JSON is nested more than {0} levels deep."), {kNestingMax}));
  if (twice) return tl::unexpected(error_at(text, *twice, N_("This field appears twice.")));
  if (!located.root.is_object())
    return tl::unexpected(error_at(text, 0, N_("A rule set must be a JSON object.")));
  return located;
}

}  // namespace tanteador::rulebook
