#pragma once
// Roles of a club: scorer, referee, secretary. A role restricts its operations as soon as somebody has it; a
// PIN proves it. The owner of the database file can bypass all of them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store/error.hpp"
#include "src/session/store/house.hpp"

namespace tanteador::session {

enum class Role { scorer, referee, secretary };
inline constexpr std::string_view kRoles[] = {"scorer", "referee", "secretary"};  // stored

// score: entries of matches. rule: decisions of a referee. manage: competitions, players, house rules, codes,
// known keys, and data of other databases. appoint: PINs and roles.
enum class Operation { score, rule, manage, appoint };

bool has_role(const RefereeRow& row, Role role);
std::string with_role(const std::string& roles, Role role);
std::string without_role(const std::string& roles, Role role);
std::optional<Role> role_named(std::string_view word);
bool are_roles(std::string_view roles);  // valid in a row

// Names of the people who may do it. Empty: nobody has the role, so everybody may.
std::vector<std::string> people_for(const RefereeStore& store, Operation operation);
// True if the worker of the store may do it, or the person of `also`.
bool may(const RefereeStore& store, Operation operation, const Worker& also = {});
std::string needs_role_sentence(const RefereeStore& store, Operation operation);

// Only `people` may do it, with a PIN.
class NeedsRole : public StoreError {
 public:
  NeedsRole(const std::string& sentence, std::vector<std::string> people)
      : StoreError(Code::needs_role, sentence), people_(std::move(people)) {}
  const std::vector<std::string>& people() const { return people_; }

 private:
  std::vector<std::string> people_;
};
// Throws NeedsRole with a sentence that names the people.
void require(const RefereeStore& store, Operation operation, const Worker& also = {});

}  // namespace tanteador::session
