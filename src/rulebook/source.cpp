// The place of a rule for one match: table agreement, house rules, edition, document.

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/rulebook/data.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

namespace {

constexpr std::string_view kTable = N_("entered at the table"), kNotPrinted = N_("not printed");

enum class SourceNaming { by_id, by_name };

bool is_document(const Edition& edition) {
  return std::ranges::any_of(data::book(edition.game), [&](const Rule& rule) {
    return std::ranges::find(rule.places, edition.id, &Place::source) != rule.places.end();
  });
}

std::string name_of_document(std::string_view id, SourceNaming called) {
  if (called == SourceNaming::by_id) return std::string(id);
  const Edition* edition = find_edition(id);
  return tr(edition ? std::string_view(edition->source) : id);  // or a source such as "not printed"
}

std::string join(const Place& place, SourceNaming called) {
  const std::string document = name_of_document(place.source, called);
  return place.section.empty() ? document : document + ", " + place.section;
}

bool applies_to(const Place& place, const Edition& edition, const Matter& matter) {
  const auto has = [](const auto& wanted, const auto& value) {
    return std::ranges::find(wanted, value) != std::ranges::end(wanted);
  };
  if (!place.players.empty() && !has(place.players, matter.players)) return false;
  const bool about =
      std::ranges::any_of(matter.about, [&](std::string_view word) { return has(place.about, word); });
  if (!place.about.empty() && !about) return false;
  return std::ranges::all_of(place.parameters, [&](const auto& wanted) {
    const auto value = edition.parameters.find(wanted.first);
    return value != edition.parameters.end() && value->second == EditionValue(wanted.second);
  });
}

// The most specific place in the document that fits; of several the first. If none fits, the first one.
const Place* best_in(const Rule& rule, std::string_view document, const Edition& edition,
                     const Matter& matter) {
  const auto asks = [](const Place& place) {
    return (place.players.empty() ? 0 : 1) + (place.about.empty() ? 0 : 1) +
           static_cast<int>(place.parameters.size());
  };
  const Place *best = nullptr, *any = nullptr;
  for (const Place& place : rule.places) {
    if (place.source != document) continue;
    if (!any) any = &place;
    if (applies_to(place, edition, matter) && (!best || asks(place) > asks(*best))) best = &place;
  }
  return best ? best : any;
}

struct Question {
  const Rule& rule;
  const Edition& edition;
  const Matter& matter;
  SourceNaming called;
};

std::string document_place(const Question& question, std::string_view document) {
  const Rule& rule = question.rule;
  const std::string name = name_of_document(document, question.called);
  if (const Place* own = best_in(rule, document, question.edition, question.matter))
    return join(*own, question.called);
  if (rule.places.empty() || rule.places.front().source == kNotPrinted)
    return render({N_("{0}, not printed"), {std::string_view(name)}}, {});
  const Place* other = best_in(rule, rule.places.front().source, question.edition, question.matter);
  const std::string elsewhere = join(*other, question.called);
  if (!find_edition(other->source)) return elsewhere;  // a separate document, such as an arbiter's code
  return render({N_("{0} (not in {1})"), {std::string_view(elsewhere), std::string_view(name)}}, {});
}

bool share(std::span<const std::string> some, std::span<const std::string> others) {
  return std::ranges::find_first_of(some, others) != some.end();
}

std::string edition_place(const Question& question, const Edition& edition) {
  if (is_document(edition)) return document_place(question, edition.id);
  if (!edition.printed_in.empty()) return document_place(question, edition.printed_in);
  const Edition* parent = find_edition(edition.parent);
  if (!parent || share(question.rule.parameters, edition.differs))
    return (question.called == SourceNaming::by_id ? edition.id : tr(edition.title)) + ", " +
           tr(edition.source);
  return edition_place(question, *parent);
}

std::string parameter_name(const Rule& rule, const std::string& name, int players, SourceNaming called) {
  if (called == SourceNaming::by_id) return name;
  const auto texts = parameter_texts(rule.game);
  const auto text = std::ranges::find(texts, name, &ParameterText::name);
  return text == texts.end() ? name : tr(title_at(*text, players));
}

std::string rule_place(std::string_view rule_id, const Edition& edition,
                       std::span<const std::string> overridden, const Matter& matter, SourceNaming called) {
  const Rule* rule = data::rule_to_cite(rule_id);
  if (!rule) return called == SourceNaming::by_id ? edition.id : tr(edition.title);
  if (rule->game == "table") return called == SourceNaming::by_id ? std::string(kTable) : tr(kTable);
  std::string agreed;
  for (const std::string& name : rule->parameters) {
    if (std::ranges::find(overridden, name) == overridden.end()) continue;
    agreed += (agreed.empty() ? "" : ", ") + parameter_name(*rule, name, matter.players, called);
  }
  const std::string printed = edition_place({*rule, edition, matter, called}, edition);
  if (agreed.empty()) return printed;
  return render({N_("house agreement ({0}), {1}"), {std::string_view(agreed), std::string_view(printed)}},
                {});
}

}  // namespace

std::string source_of(std::string_view rule_id, const Edition& edition,
                      std::span<const std::string> overridden, const Matter& matter) {
  return rule_place(rule_id, edition, overridden, matter, SourceNaming::by_id);
}

std::string place_of(std::string_view rule_id, const Edition& edition,
                     std::span<const std::string> overridden, const Matter& matter) {
  return rule_place(rule_id, edition, overridden, matter, SourceNaming::by_name);
}

std::vector<std::string> place_texts(const Rule& rule) {
  std::vector<std::string> texts;
  for (const Place& place : rule.places) {
    std::string text = join(place, SourceNaming::by_name);
    if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace tanteador::rulebook
