#pragma once
// Lists that are entered completely or not at all, with a report on each line.

#include "src/cli/league/league_context.hpp"
#include "src/queries/result_list.hpp"

namespace tanteador::cli {

// The report on the lines of a list, in order.
class LineReport {
 public:
  void add(int line, std::string written, std::string_view state, std::string message);
  void refuse(int line, std::string written, std::string message, std::string_view rule = {});
  bool are_all_valid() const { return faults_ == 0; }
  int lines() const { return static_cast<int>(json_.size()); }
  // Ends with `done` if every line is valid; else refused, with the number of bad lines.
  Answer answer(const Context& context, const std::string& competition, const std::string& done) const;

 private:
  nlohmann::json json_ = nlohmann::json::array();
  std::vector<std::vector<std::string>> rows_;
  int faults_ = 0;
};

using queries::NumberedLine;
// The lines of a file in any encoding of spreadsheets, without blank lines and comments ("# at the door").
// Throws Problem.
std::vector<NumberedLine> lines_of_file(const std::string& file);

// `league result ID --file`.
Answer results_at_once(const Context& context, const ResultTyped& arguments);

}  // namespace tanteador::cli
