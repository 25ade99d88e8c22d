#pragma once
// Lists taken in whole or not at all, with a word on every line.

#include "src/cli/league/league_context.hpp"
#include "src/queries/result_list.hpp"

namespace tanteador::cli {

// What became of the lines of a list, in order.
class LineReport {
 public:
  void add(int line, std::string written, std::string_view state, std::string told);
  void refuse(int line, std::string written, std::string told, std::string_view rule = {});
  bool are_all_valid() const { return faults_ == 0; }
  int lines() const { return static_cast<int>(json_.size()); }
  // With `done` where all stand; else what is wrong with how many of them.
  Answer answer(const Context& context, const std::string& competition, const std::string& done) const;

 private:
  nlohmann::json json_ = nlohmann::json::array();
  std::vector<std::vector<std::string>> rows_;
  int faults_ = 0;
};

using queries::NumberedLine;
// The lines of a text in any encoding that spreadsheets write, without blank ones and remarks ("# at the
// door"). Throws Problem.
std::vector<NumberedLine> lines_of_file(const std::string& file);

// `league result ID --file`.
Answer results_at_once(const Context& context, const ResultTyped& arguments);

}  // namespace tanteador::cli
