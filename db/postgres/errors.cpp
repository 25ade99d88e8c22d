#include "db/postgres/errors.hpp"

#include <algorithm>
#include <array>

#include "src/core/text.hpp"

namespace tanteador::db::postgres {

namespace {

using Code = StoreError::Code;

// By what the SQLSTATE begins with; the first that fits. {0} is the database, {1} what was said, {2} the
// role.
struct Row {
  std::string_view state;
  Code code;
  std::string_view sentence = {};  // empty: as for any database
};

constexpr std::array kRows{
    Row{kMovedOn, Code::conflict},
    Row{kUncertain, Code::cannot_open,
        english(
            "The connection to {0} was lost while this was being stored; look whether it is there before you "
            "enter it again.")},
    Row{kNoTrust, Code::cannot_open,
        english(
            "{0} could not show by its certificate who it is, or takes no encrypted connection ({1}); check "
            "the address, its sslmode and sslrootcert.")},
    Row{"08", Code::cannot_open,
        english(
            "{0} cannot be reached ({1}); check the address, the network and whether the server runs, then "
            "try again.")},
    Row{"57P03", Code::cannot_open,
        english("{0} is starting, or being put right after a fault; try again in a while.")},
    Row{"57P", Code::cannot_open,
        english(
            "{0} cannot be reached ({1}); check the address, the network and whether the server runs, then "
            "try again.")},
    Row{"53300", Code::locked, english("{0} has no connection left; try again in a while.")},
    Row{"28000", Code::cannot_open,
        english(
            "{0} does not let the role {2} in from here; check the role, and whether the server asks for an "
            "encrypted connection (sslmode=verify-full).")},
    Row{"28", Code::cannot_open,
        english("{0} does not let the role {2} in; check the role, and its password in ~/.pgpass or "
                "PGPASSWORD.")},
    Row{"3D000", Code::cannot_open,
        english("There is no database {0}; check the address, or have its administrator create it.")},
    Row{"42501", Code::cannot_open,
        english("The role {2} has no right to do this in {0}; its administrator can give it.")},
    Row{"25006", Code::read_only,
        english(
            "{0} can only be read: it follows another server, or was made so; enter it where the matches are "
            "kept.")},
    Row{"53100", Code::full},
    Row{"57014", Code::locked,
        english("{0} broke off what took too long (statement_timeout); try again, or have its administrator "
                "raise "
                "the limit.")},
    Row{kLockTimeout, Code::locked}, Row{"40", Code::locked},
    // What is stored contradicts what follows from it, or a table or function is missing.
    Row{"22", Code::damaged}, Row{"23", Code::damaged}, Row{"42", Code::damaged}, Row{"XX", Code::damaged},
    Row{"", Code::cannot_open}};

}  // namespace

bool Fault::lost() const { return state_.starts_with("08") || state_.starts_with("57P"); }

StoreError store_error(const Fault& fault, const Address& address) {
  const auto& row =
      *std::ranges::find_if(kRows, [&](const Row& one) { return fault.state().starts_with(one.state); });
  const std::string_view said = row.sentence.empty() ? sentence(row.code) : row.sentence;
  const std::string_view what = fault.what(), name = address.name, role = address.role;
  return {row.code, render({said, {Arg(name), Arg(what), Arg(role)}}, {})};
}

}  // namespace tanteador::db::postgres
