// Where a rule stands for one match: table agreement, house, edition, document.

#include <algorithm>

#include "src/core/text.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

namespace {

constexpr std::string_view kTable = "entered at the table", kNotPrinted = "not printed";

bool is_document(std::string_view edition) {
  return std::ranges::any_of(rules(), [&](const Rule& rule) {
    return std::ranges::find(rule.places, edition, &Place::source) != rule.places.end();
  });
}

std::string joined(const Place& place) { return place.source + ", " + place.section; }

std::string in_document(const Rule& rule, std::string_view document) {
  const auto own = std::ranges::find(rule.places, document, &Place::source);
  if (own != rule.places.end()) return joined(*own);
  if (rule.places.empty() || rule.places.front().source == kNotPrinted) {
    return render({english("{0}, not printed"), {document}}, {});
  }
  const std::string elsewhere = joined(rule.places.front());
  return render({english("{0} (not in {1})"), {std::string_view(elsewhere), document}}, {});
}

bool share(std::span<const std::string> some, std::span<const std::string> others) {
  return std::ranges::find_first_of(some, others) != some.end();
}

std::string in_edition(const Rule& rule, const Edition& edition) {
  if (is_document(edition.id)) return in_document(rule, edition.id);
  if (!edition.printed_in.empty()) return in_document(rule, edition.printed_in);
  const Edition* parent = find_edition(edition.parent);
  if (!parent || share(rule.parameters, edition.differs)) return edition.id + ", " + tr(edition.source);
  return in_edition(rule, *parent);
}

}  // namespace

std::string source_of(std::string_view rule_id, const Edition& edition,
                      std::span<const std::string> overridden) {
  const Rule* rule = find_rule(rule_id);
  if (!rule) return edition.id;
  if (rule->game == "table") return std::string(kTable);
  std::string agreed;
  for (const std::string& name : rule->parameters) {
    if (std::ranges::find(overridden, name) == overridden.end()) continue;
    agreed += (agreed.empty() ? "" : ", ") + name;
  }
  const std::string printed = in_edition(*rule, edition);
  if (agreed.empty()) return printed;
  return render(
      {english("table agreement ({0}), {1}"), {std::string_view(agreed), std::string_view(printed)}}, {});
}

}  // namespace tanteador::rulebook
