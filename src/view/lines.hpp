#pragma once
// Events as text: the line of an event file that a button stands for, and the stored fields of one entered.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/view/command.hpp"

namespace tanteador::view {

// One event of an event file, its fields in the order they are put in.
using Line = nlohmann::ordered_json;

std::string text_of(const Line& line);
command::Enter enter(const Line& line);
command::Enter enter_all(const std::vector<Line>& lines);
command::Enter enter_lines(const std::vector<nlohmann::json>& lines);

// The fields of a stored event; an empty object where it cannot be read.
nlohmann::json fields_of(std::string_view payload);
int number_in(const nlohmann::json& fields, const std::string& name);        // 0 where there is none
int halves_in(const nlohmann::json& fields, const std::string& name);        // the number doubled
std::vector<int> named_in(const nlohmann::json& correction);                 // the events it names
std::string word_in(const nlohmann::json& fields, const std::string& name);  // lists joined with blanks

}  // namespace tanteador::view
