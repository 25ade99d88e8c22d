#include "src/view/command.hpp"

namespace tanteador::view {

Command::Command() noexcept = default;
Command::Command(const Command&) = default;
Command::Command(Command&&) noexcept = default;
Command& Command::operator=(const Command&) = default;
Command& Command::operator=(Command&&) noexcept = default;
Command::~Command() = default;
bool Command::operator==(const Command& other) const {
  return static_cast<const AnyCommand&>(*this) == static_cast<const AnyCommand&>(other);
}

}  // namespace tanteador::view
