#include "src/cli/output/answer.hpp"

#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

std::string_view code_of(session::StoreError::Code code) {
  using enum session::StoreError::Code;
  switch (code) {
    case cannot_open: return "cannot_open";
    case not_ours: return "not_ours";
    case newer: return "newer";
    case damaged: return "damaged";
    case locked: return "locked";
    case read_only: return "read_only";
    case full: return "full";
    case conflict: return "moved_on";
    case moved: return "moved";
    case needs_role: return "needs_role";
  }
  return "system";
}

nlohmann::json place(int number) { return number > 0 ? nlohmann::json(number) : nlohmann::json(nullptr); }

}  // namespace

Problem unreadable(std::string message) { return {Exit::unreadable, "input", std::move(message)}; }

Problem unreadable(const codec::InputError& error) {
  return {Exit::unreadable, "input", error.message, error.line, error.column};
}

Problem failure(std::string_view code, std::string message) {
  return {Exit::failed, std::string(code), std::move(message)};
}

Problem problem_of(const session::StoreError& error) {
  const bool refused = error.code() == session::StoreError::Code::needs_role;
  return {refused ? Exit::refused : Exit::failed, std::string(code_of(error.code())), error.what()};
}

std::string problem_text(const Problem& problem) {
  if (problem.stored && problem.stored->empty())
    return problem.message + " " + tr("What you entered before this has been saved.");
  if (problem.stored)
    return problem.message + " " +
           view::say("{0}: what you entered before this has been saved.",
                     {std::string_view(*problem.stored)});
  if (problem.line == 0) return problem.message;
  return view::say("Line {0}, column {1}: {2}",
                   {problem.line, problem.column, std::string_view(problem.message)});
}

nlohmann::json error_json(const Problem& problem) {
  nlohmann::json answer{{"error",
                         {{"code", problem.code},
                          {"message", problem.message},
                          {"line", place(problem.line)},
                          {"column", place(problem.column)}}}};
  if (problem.stored) answer["error"]["stored"] = *problem.stored;
  return answer;
}

}  // namespace tanteador::cli
