#include "src/view/entry/prefill.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/registry/log.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"

namespace tanteador::view {

namespace {

std::string answer_in(const nlohmann::json& event, const FieldRow& field, const Names& names) {
  const auto found = event.find(field.name);
  if (found == event.end()) return {};
  if (found->is_boolean()) return found->get<bool>() ? "yes" : field.ask == Ask::yes ? "" : "no";
  if (found->is_number_integer()) return std::to_string(found->get<int>());
  if (found->is_array() || !found->is_string()) return word_in(event, std::string(field.name));
  const auto& text = found->get_ref<const std::string&>();
  const bool seat = field.ask == Ask::player || field.ask == Ask::anybody;
  if (!seat && field.ask != Ask::side) return text;
  const std::vector<std::string>& called = seat ? names.seats : names.sides;
  const auto place = std::ranges::find(called, text);
  return place == called.end() ? std::string() : std::to_string(place - called.begin());
}

void give_as_written(Answers& answers, const nlohmann::json& event, const FieldRow& field,
                     const Names& names) {
  if (field.ask != Ask::scores) {
    if (std::string text = answer_in(event, field, names); !text.empty())
      answers.given[std::string(field.name)] = std::move(text);
    return;
  }
  const auto scores = event.find(field.name);
  for (std::size_t side = 0; scores != event.end() && scores->is_object() && side < names.sides.size();
       ++side)
    answers.given["score" + std::to_string(side)] = std::to_string(scores->value(names.sides[side], 0));
}

}  // namespace

// Opens a form only if it makes exactly this event again.
Changes as_entered(const MatchContext& context, EventSeq seq) {
  const AnyEvent event = event_in_force(context.match, seq);
  const std::string_view game = game_name(context.match);
  if (const auto prefill = game_view(game).prefill)
    if (auto on_board = prefill(event)) return std::move(*on_board);
  const nlohmann::json written = context.written(seq);
  if (!written.is_object()) return {};
  std::vector<FormRow> rows(game_view(game).forms.begin(), game_view(game).forms.end());
  rows.insert(rows.end(), common_forms().begin(), common_forms().end());
  for (const FormRow& row : rows) {
    if (written.value("type", "") != row.type) continue;
    Answers answers{context.match, row};
    for (const FieldRow& field : row.fields)
      if (!field.name.empty()) give_as_written(answers, written, field, context.names);
    if (answers.given.empty() || !(row.make(answers).event == event)) continue;
    Changes changes{change::Form{true, std::string(row.id)}};
    for (const auto& [name, text] : answers.given) changes.push_back(put(name, text));
    return changes;
  }
  return {};
}

}  // namespace tanteador::view
