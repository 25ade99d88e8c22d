// House rules: all parameters by group with the ruleset's values, and the name to save them under.

#include <algorithm>
#include <charconv>

#include "src/registry/any_match.hpp"
#include "src/view/entry/draft.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using rulebook::EditionValue;

constexpr int kFirstNumber = 3;  // initial number when it replaces a word

nlohmann::json json_of(const EditionValue& value) {
  return std::visit([](const auto& one) { return nlohmann::json(one); }, value);
}

struct AgreedParameter {
  const MatchDraft& draft;
  const rulebook::ParameterText& text;
  const ParameterInfo& info;
  nlohmann::json edition, agreed;

  Button choice(std::string id, std::string label, const nlohmann::json& value) const {
    MatchDraft next = draft;
    nlohmann::json options = fields_of(draft.options);
    if (value == edition)
      options.erase(text.name);
    else
      options[text.name] = value;
    next.options = options.empty() ? std::string() : options.dump();
    return {.id = "rule/" + text.name + "/" + std::move(id),
            .label = std::move(label),
            .command = command::Change{std::move(next)},
            .chosen = value == agreed};
  }
  std::string value_text(const nlohmann::json& value) const { return view::value_text(text, value); }
};

void add_number(ParameterRow& row, const AgreedParameter& agreement) {
  const int now = agreement.agreed.get<int>();
  const ParameterInfo& info = agreement.info;
  row.name = agreement.text.name;
  row.number = std::to_string(now);
  row.least = info.min;
  row.most = info.max;
  if (agreement.edition.is_number()) row.usual = agreement.edition.get<int>();
  row.less = agreement.choice("less", "−", std::max(info.min, now - 1));
  row.more = agreement.choice("more", "+", std::min(info.max, now + 1));
  row.less.enabled = now > info.min;
  row.more.enabled = now < info.max;
  row.less.chosen = row.more.chosen = false;
}

ParameterRow parameter_row(const AgreedParameter& agreement) {
  ParameterRow row;
  row.title = tr(agreement.text.title);
  row.help = help_of("rule/" + agreement.text.name, agreement.text.help);
  if (agreement.agreed != agreement.edition)
    row.edition = say("the edition: {0}", {std::string_view(agreement.value_text(agreement.edition))});
  if (agreement.info.yes_no) {
    for (const bool yes : {true, false})
      row.choices.push_back(agreement.choice(yes ? "yes" : "no", agreement.value_text(yes), yes));
    return row;
  }
  for (const std::string_view word : agreement.info.words) {
    const nlohmann::json value = std::string(word);
    row.choices.push_back(agreement.choice(std::string(word), agreement.value_text(value), value));
  }
  for (const ParameterList& list : agreement.info.lists) {
    const nlohmann::json value = list;
    row.choices.push_back(agreement.choice(agreement.value_text(value), agreement.value_text(value), value));
  }
  const bool numbers = agreement.info.min <= agreement.info.max && agreement.info.lists.empty();
  if (agreement.agreed.is_number())
    add_number(row, agreement);
  else if (numbers)
    row.choices.push_back(agreement.choice("number", tr("a number"), kFirstNumber));
  return row;
}

void add_parameters(HouseRules& page, const MatchDraft& draft, const rulebook::Edition& edition,
                    const HouseRulesState& state) {
  const nlohmann::json options = fields_of(draft.options);
  const std::vector<ParameterInfo> infos = parameter_infos(edition.game);
  std::string group = state.group;
  for (const rulebook::ParameterText& text : rulebook::parameter_texts(edition.game)) {
    if (group.empty()) group = text.group;
    const auto value = edition.parameters.find(text.name);
    const auto info = std::ranges::find(infos, text.name, &ParameterInfo::name);
    if (value == edition.parameters.end() || info == infos.end()) continue;
    const std::string id = "group/" + text.group;
    if (std::ranges::find(page.groups, id, &Button::id) == page.groups.end()) {
      HouseRulesState next = state;
      next.group = text.group;
      page.groups.push_back({.id = id,
                             .label = tr(text.group),
                             .command = command::SetState{std::move(next)},
                             .chosen = text.group == group});
    }
    if (text.group != group) continue;
    const nlohmann::json of_edition = json_of(value->second);
    page.rows.push_back(
        parameter_row({draft, text, *info, of_edition, options.value(text.name, of_edition)}));
  }
}

}  // namespace

std::optional<MatchDraft> with_number(MatchDraft draft, const ParameterRow& row, std::string_view typed) {
  int number = 0;
  const auto read = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (read.ec != std::errc() || read.ptr != typed.data() + typed.size()) return std::nullopt;
  number = std::clamp(number, row.least, row.most);
  nlohmann::json options = fields_of(draft.options);
  if (number == row.usual)
    options.erase(row.name);
  else
    options[row.name] = number;
  draft.options = options.empty() ? std::string() : options.dump();
  return draft;
}

std::string value_text(const rulebook::ParameterText& text, const nlohmann::json& value) {
  if (value.is_boolean()) return value.get<bool>() ? tr("yes") : tr("no");
  if (value.is_number()) return std::to_string(value.get<int>());
  if (value.is_array()) return rulebook::plain_text(value.get<ParameterList>());
  const auto word = value.is_string() ? value.get<std::string>() : std::string();
  const auto found = std::ranges::find(text.values, word, &rulebook::ParameterText::Value::value);
  return found == text.values.end() ? word_text(word) : tr(found->title);
}

HouseRules make_house_rules(const MatchDraft& draft, const KnownChoices& known, const HouseRulesState& state,
                            std::string problem) {
  HouseRules page;
  page.title = tr("All rules of this match");
  page.problem = std::move(problem);
  page.draft = draft;
  const auto edition = std::ranges::find(known.rulesets, draft.ruleset, &rulebook::Edition::id);
  if (edition == known.rulesets.end()) return page;
  page.help = say("{0}: changes apply to the next match. To use them again, save them under a name.",
                  {std::string_view(tr(edition->title))});
  add_parameters(page, draft, *edition, state);
  page.name = state.name;
  page.name_hint = tr("Name of your house rules");
  page.save = {.id = "house/save",
               .label = tr("Save house rules"),
               .command = command::SaveRules{page.name},
               .enabled = !page.name.empty() && !draft.options.empty()};
  MatchDraft plain = draft;
  plain.options.clear();
  page.reset = {.id = "house/reset",
                .label = tr("As in the edition"),
                .command = command::Change{std::move(plain)},
                .enabled = !draft.options.empty()};
  if (!rulebook::find_edition(edition->id))
    page.remove = {.id = "house/remove",
                   .label = tr("Remove house rules"),
                   .command = command::RemoveRules{edition->id}};
  page.close = {.id = "house/close", .label = tr("Use here"), .command = command::Go{Screen::new_match}};
  return page;
}

}  // namespace tanteador::view
