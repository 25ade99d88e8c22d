#pragma once
// The competition as it was at a moment that the user typed.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::ui {

class PastMoment {
 public:
  struct Past {
    std::string typed;
    std::int64_t count = 0;                        // events of the competition now
    std::optional<session::OpenCompetition> open;  // nothing: see `fault`
    std::vector<std::string> names;
    std::string fault;
  };
  // Empty text: the present.
  void set_moment(const std::string& typed, const session::OpenCompetition& now,
                  const session::League& league);
  const Past* past_moment() const { return past_ ? &*past_ : nullptr; }

 private:
  std::optional<Past> past_;
};

}  // namespace tanteador::ui
