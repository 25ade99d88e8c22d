#include "src/session/cases/roles.hpp"

#include <algorithm>

#include "src/codec/input_error.hpp"
#include "src/core/ids.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::session {

namespace {

// The role that restricts each operation, and the roles that may do it.
struct Permission {
  Role restricts;
  std::vector<Role> may;
  std::string_view sentence;
};

const Permission& permission(Operation operation) {
  using enum Role;
  static const Permission all[] = {
      {scorer,
       {scorer, referee, secretary},
       N_("Only a scorer, a referee or a secretary can enter this, with a PIN: {0}.")},
      {referee, {referee}, N_("Only a referee can enter this, with a PIN.")},
      {secretary, {secretary}, N_("Only a secretary can do this, with a PIN: {0}.")}};
  return all[index(operation)];
}

// The people with the highest role in use appoint the others.
Operation appointing(const std::vector<RefereeRow>& rows) {
  for (const Operation operation : {Operation::manage, Operation::rule})
    if (std::ranges::any_of(
            rows, [&](const RefereeRow& row) { return has_role(row, permission(operation).restricts); }))
      return operation;
  return Operation::score;
}

std::vector<RefereeRow> rows_for(const RefereeStore& store, Operation& operation) {
  auto rows = store.referees();
  if (operation == Operation::appoint) operation = appointing(rows);
  const Permission& needed = permission(operation);
  const bool restricted =
      std::ranges::any_of(rows, [&](const RefereeRow& row) { return has_role(row, needed.restricts); });
  std::erase_if(rows, [&](const RefereeRow& row) {
    return !restricted || std::ranges::none_of(needed.may, [&](Role role) { return has_role(row, role); });
  });
  return rows;
}

}  // namespace

bool has_role(const RefereeRow& row, Role role) {
  const auto words = split_commas(row.roles);
  return std::ranges::find(words, kRoles[index(role)]) != words.end();
}

std::string with_role(const std::string& roles, Role role) {
  auto words = split_commas(without_role(roles, role));
  words.emplace_back(kRoles[index(role)]);
  return join(words, ",");
}

std::string without_role(const std::string& roles, Role role) {
  auto words = split_commas(roles);
  std::erase(words, kRoles[index(role)]);
  return join(words, ",");
}

std::optional<Role> role_named(std::string_view word) {
  const auto found = std::ranges::find(kRoles, word);
  if (found == std::end(kRoles)) return std::nullopt;
  return static_cast<Role>(found - std::begin(kRoles));
}

bool are_roles(std::string_view roles) {
  const auto words = split_commas(roles);
  return !words.empty() &&
         std::ranges::all_of(words, [](const auto& word) { return role_named(word).has_value(); });
}

std::vector<std::string> people_for(const RefereeStore& store, Operation operation) {
  std::vector<std::string> names;
  for (RefereeRow& row : rows_for(store, operation)) names.push_back(std::move(row.name));
  return names;
}

bool may(const RefereeStore& store, Operation operation, const Worker& also) {
  const Worker here = store.worker();
  if (here.by_code && (operation == Operation::score || operation == Operation::manage)) return true;
  const auto rows = rows_for(store, operation);
  return rows.empty() || std::ranges::any_of(rows, [&](const RefereeRow& row) {
           return (row.name == here.name && row.pin == here.pin) ||
                  (row.name == also.name && row.pin == also.pin);
         });
}

std::string needs_role_sentence(const RefereeStore& store, Operation operation) {
  const std::string names = join(people_for(store, operation));
  if (operation == Operation::appoint) operation = appointing(store.referees());
  return codec::message(permission(operation).sentence, {std::string_view(names)});
}

void require(const RefereeStore& store, Operation operation, const Worker& also) {
  if (!may(store, operation, also))
    throw NeedsRole(needs_role_sentence(store, operation), people_for(store, operation));
}

}  // namespace tanteador::session
