#pragma once
// Events as text: lines of an event file for decisions of the referee, and the fields of stored events.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/view/command.hpp"
#include "src/view/match_context.hpp"

namespace tanteador::view {

// One line of an event file. Fields keep the order in which they are added.
using Line = nlohmann::ordered_json;

std::string text_of(const Line& line);                             // without a line feed
command::Decide decide(const std::vector<nlohmann::json>& lines);  // one line for each event

// The fields of a stored event; an empty object if it cannot be read.
nlohmann::json fields_of(std::string_view payload);
std::string value_text(const rulebook::ParameterText& text, const nlohmann::json& value);
// A text field of the event in force at `seq` that only the log holds; empty when there is none.
std::string stated_value(const MatchContext& context, EventSeq seq, std::string_view field);
std::string word_in(const nlohmann::json& fields, const std::string& name);  // lists joined with blanks

}  // namespace tanteador::view
