#pragma once
// The competition as it stood at a moment that is typed.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::ui {

class LookBack {
 public:
  struct Then {
    std::string typed;
    std::int64_t count = 0;                        // events the competition has now
    std::optional<session::OpenCompetition> open;  // nothing: see `fault`
    std::vector<std::string> names;                // of its entrants
    std::string fault;
  };
  // To that moment; nothing typed: none.
  void to(const std::string& typed, const session::OpenCompetition& now, const session::League& league);
  const Then* then() const { return then_ ? &*then_ : nullptr; }

 private:
  std::optional<Then> then_;
};

}  // namespace tanteador::ui
