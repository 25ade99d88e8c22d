#include "src/cli/output/parser_texts.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include "src/cli/output/printed.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::cli {

namespace {

// An error as the parser words it, and our text. The gap "{}" stands for a word of the user.
struct Wording {
  std::string_view parser, text;
};
constexpr Wording kErrors[] = {
    {"A subcommand is required", N_("A command is missing")},
    {"{} is required", N_("{0} is missing")},
    {"{}: 1 required {} missing", N_("{0} needs a value")},
    {"{}: At least 1 required but received 0", N_("{0} needs a value")},
    {"{}: Value {} not in range {} to {}", N_("{0}: {1} is not between {2} and {3}")},
    {"Could not convert: {} = {}", N_("{0}: {1} cannot be read")},
    {"The following argument was not expected: {}", N_("{0} is not expected here")},
    {"The following arguments were not expected: {}", N_("These words are not expected here: {0}")},
    {"{} excludes {}", N_("{0} and {1} cannot be used together")},
};

// The words in the gaps; nothing if the error has another wording.
std::optional<std::vector<std::string_view>> words_in_gaps(std::string_view wording, std::string_view error) {
  std::vector<std::string_view> words;
  const std::size_t begin = wording.find("{}");
  if (!error.starts_with(wording.substr(0, begin))) return std::nullopt;
  if (begin == wording.npos) return error == wording ? std::optional(words) : std::nullopt;
  error.remove_prefix(begin);
  wording.remove_prefix(begin + 2);
  for (;;) {
    const std::size_t next = wording.find("{}");
    const std::string_view between = wording.substr(0, next);
    const bool last = next == wording.npos;
    if (last && !error.ends_with(between)) return std::nullopt;
    const std::size_t end = last ? error.size() - between.size() : error.find(between);
    if (end == error.npos) return std::nullopt;
    words.push_back(error.substr(0, end));
    if (last) return words;
    error.remove_prefix(end + between.size());
    wording.remove_prefix(next + 2);
  }
}

// Lists commands by their names alone.
struct HelpFormatter : CLI::Formatter {
  std::string make_subcommand(const CLI::App* sub) const override {
    std::ostringstream out;
    CLI::detail::format_help(out, sub->get_name(), sub->get_description(), column_width_);
    return out.str();
  }
  std::string make_group(std::string group, bool positional,
                         std::vector<const CLI::Option*> all) const override {
    return Formatter::make_group(group == "Options" ? tr("Options") : group, positional, std::move(all));
  }
};

}  // namespace

std::string usage_error(const std::string& error) {
  for (const Wording& wording : kErrors) {
    const auto words = words_in_gaps(wording.parser, error);
    if (!words) continue;
    Phrase phrase{wording.text, {}};
    std::ranges::copy(*words, phrase.args.begin());
    return render(phrase, {});
  }
  return error;
}

std::shared_ptr<CLI::Formatter> help_formatter() {
  auto formatter = std::make_shared<HelpFormatter>();
  formatter->column_width(28);
  formatter->label("Usage", tr("Usage"));
  formatter->label("Positionals", tr("Arguments"));
  formatter->label("REQUIRED", tr("(required)"));
  return formatter;
}

}  // namespace tanteador::cli
