#include "src/view/lines.hpp"

namespace tanteador::view {

using nlohmann::json;

std::string text_of(const Line& line) { return line.dump(-1, ' ', false, Line::error_handler_t::replace); }

command::Decide decide(const std::vector<json>& lines) {
  std::string events;
  for (const json& line : lines) events += line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
  return {std::move(events)};
}

json fields_of(std::string_view payload) {
  json fields = json::parse(payload, nullptr, false);
  return fields.is_object() ? fields : json::object();
}

std::string stated_value(const MatchContext& context, EventSeq seq, std::string_view field) {
  return context.stored ? word_in(fields_of(context.stored(seq)), std::string(field)) : std::string();
}

std::string word_in(const json& fields, const std::string& name) {
  const auto found = fields.find(name);
  if (found == fields.end()) return {};
  if (found->is_string()) return found->get<std::string>();
  std::string words;
  for (const json& item : *found) {
    if (item.is_string()) words += (words.empty() ? "" : " ") + item.get<std::string>();
  }
  return words;
}

}  // namespace tanteador::view
