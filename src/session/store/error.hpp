#pragma once
// Errors of a database.

#include <stdexcept>
#include <string>

namespace tanteador::session {

class StoreError : public std::runtime_error {
 public:
  // conflict: another writer added to the stream. moved: the open file is no longer where it was opened.
  // needs_role: only people with a certain role may do this (src/session/cases/roles.hpp).
  enum class Code {
    cannot_open,
    not_ours,
    newer,
    damaged,
    locked,
    read_only,
    full,
    conflict,
    moved,
    needs_role
  };
  StoreError(Code code, const std::string& message) : std::runtime_error(message), code_(code) {}
  Code code() const { return code_; }

 private:
  Code code_;
};

}  // namespace tanteador::session
