#pragma once
// Events as text: the line of an event file that a button stands for, and the stored fields of one entered.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::view {

// Builds {"type":…, …}: one line of an event file (contract of the event file: schemas/).
class EventLine {
 public:
  explicit EventLine(std::string_view type);
  EventLine& text(std::string_view name, std::string_view value);
  EventLine& number(std::string_view name, int value);
  EventLine& yes(std::string_view name);
  EventLine& list(std::string_view name, std::span<const std::string> values);
  EventLine& raw(std::string_view name, std::string_view json);  // already JSON
  std::string str() const { return line_ + "}"; }

 private:
  void name(std::string_view name);
  std::string line_;
};

std::string quoted(std::string_view text);  // as a JSON string

// The fields of a stored event: numbers, words, and lists joined with blanks. Nested objects are skipped.
class Fields {
 public:
  explicit Fields(std::string_view json);
  bool has(std::string_view name) const { return values_.contains(name); }
  int number(std::string_view name) const;  // 0 where there is none
  const std::string& text(std::string_view name) const;

 private:
  std::map<std::string, std::string, std::less<>> values_;
};

}  // namespace tanteador::view
