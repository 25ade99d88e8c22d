#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/core/embedded.hpp"
#include "src/core/text/text.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;

constexpr std::string_view kParametersFolder = "src/rulebook/data/parameters/";

std::vector<ParameterText> parameters_in(std::string_view text) {
  std::vector<ParameterText> all;
  const json file = json::parse(text);
  for (const json& group : file.at("groups")) {
    for (const json& item : group.at("parameters")) {
      ParameterText parameter{item.at("name"), group.at("title"), item.at("title"), {}};
      for (const json& value : item.value("values", json::array()))
        parameter.values.push_back({value.at("value"), value.at("title")});
      for (const json& table : item.value("tables", json::array()))
        parameter.tables.push_back({table.at("players"), table.at("title")});
      parameter.help = item.value("help", "");
      all.push_back(std::move(parameter));
    }
  }
  return all;
}

std::string value_text(const ParameterText* text, const EditionValue& value) {
  const auto* word = std::get_if<std::string>(&value);
  if (!text || !word) return plain_text(value);
  const auto found = std::ranges::find(text->values, *word, &ParameterText::Value::value);
  return found == text->values.end() ? *word : tr(found->title);
}

const ParameterText* find_text(std::string_view game, std::string_view name) {
  const auto texts = parameter_texts(game);
  const auto found = std::ranges::find(texts, name, &ParameterText::name);
  return found == texts.end() ? nullptr : &*found;
}

}  // namespace

std::string plain_text(const EditionValue& value) {
  if (const bool* yes = std::get_if<bool>(&value)) return *yes ? tr("yes") : tr("no");
  if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* word = std::get_if<std::string>(&value)) return *word;
  std::string text;
  for (const int number : std::get<std::array<int, 3>>(value))
    text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

std::span<const ParameterText> parameter_texts(std::string_view game) {
  static const auto books = [] {
    std::map<std::string, std::vector<ParameterText>, std::less<>> all;
    for (const embedded::File& file : embedded::rulebook()) {
      if (!file.path.starts_with(kParametersFolder)) continue;
      const std::string_view name = file.path.substr(kParametersFolder.size());
      all.emplace(name.substr(0, name.find('.')), parameters_in(file.text));
    }
    return all;
  }();
  const auto found = books.find(game);
  return found == books.end() ? std::span<const ParameterText>() : found->second;
}

const std::string& title_at(const ParameterText& parameter, int players) {
  const auto at = std::ranges::find_if(parameter.tables, [&](const ParameterText::Table& table) {
    return std::ranges::find(table.players, players) != table.players.end();
  });
  return at == parameter.tables.end() ? parameter.title : at->title;
}

std::string parameter_sentence(std::string_view game, std::string_view name, const EditionValue& value,
                               int players) {
  const ParameterText* text = find_text(game, name);
  const std::string title = text ? tr(title_at(*text, players)) : std::string(name),
                    plain = value_text(text, value);
  return render({N_("{0}: {1}"), {std::string_view(title), std::string_view(plain)}}, {});
}

std::string value_text(const Edition& edition, std::string_view parameter) {
  const auto value = edition.parameters.find(parameter);
  if (value == edition.parameters.end()) return {};
  return value_text(find_text(edition.game, parameter), value->second);
}

std::string explain_difference(const Edition& house, const Edition& parent, std::string_view parameter) {
  const auto here = house.parameters.find(parameter), there = parent.parameters.find(parameter);
  if (here == house.parameters.end() || there == parent.parameters.end()) {
    const Edition& without = here == house.parameters.end() ? house : parent;
    return render({N_("{0} has no parameter {1}."), {std::string_view(without.id), parameter}}, {});
  }
  const ParameterText* text = find_text(house.game, parameter);
  const std::string title = text ? tr(text->title) : std::string(parameter);
  const std::string ours = value_text(text, here->second), theirs = value_text(text, there->second);
  if (ours == theirs) {
    return render({N_("{0}: {1}, as in {2}."),
                   {std::string_view(title), std::string_view(ours), std::string_view(parent.id)}},
                  {});
  }
  return render({N_("{0}: {1}; in {2}: {3}."),
                 {std::string_view(title), std::string_view(ours), std::string_view(parent.id),
                  std::string_view(theirs)}},
                {});
}

}  // namespace tanteador::rulebook
