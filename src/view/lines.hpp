#pragma once
// Events as text: the lines of an event file that a decision of the referee stands for, and the stored fields
// of one entered.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/view/command.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// One event of an event file, its fields in the order they are put in.
using Line = nlohmann::ordered_json;

std::string text_of(const Line& line);
command::Decide decide(const std::vector<nlohmann::json>& lines);

// The fields of a stored event; an empty object where it cannot be read.
nlohmann::json fields_of(std::string_view payload);
// A word that only the log keeps, of the event that counts there; empty where there is none.
std::string said_at(const Table& table, EventSeq seq, std::string_view field);
std::string word_in(const nlohmann::json& fields, const std::string& name);  // lists joined with blanks

}  // namespace tanteador::view
