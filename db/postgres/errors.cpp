#include "db/postgres/errors.hpp"

#include <algorithm>
#include <array>

#include "src/core/text/text.hpp"

namespace tanteador::db::postgres {

namespace {

using Code = StoreError::Code;

// By the beginning of the SQLSTATE; the first match counts. {0} is the database, {1} the server's message,
// {2} the role.
struct Row {
  std::string_view state;
  Code code;
  std::string_view sentence = {};  // empty: the general one
};

constexpr std::array kRows{
    Row{kConflict, Code::conflict},
    Row{kOtherClub, Code::cannot_open,
        N_("This belongs to another club in {0}. Only that club can add to it or change it.")},
    Row{kUncertain, Code::cannot_open,
        N_("The connection to {0} was lost while saving. Check whether your entry is there before you "
           "make it again.")},
    Row{kNoTrust, Code::cannot_open,
        N_("{0} has no valid certificate or refuses encrypted connections ({1}). Check the address, "
           "sslmode and sslrootcert.")},
    Row{"08", Code::cannot_open,
        N_("{0} cannot be reached ({1}). Check the address, the network and whether the server is "
           "running, then try again.")},
    Row{"57P03", Code::cannot_open, N_("{0} is starting up or recovering. Try again shortly.")},
    Row{"57P", Code::cannot_open,
        N_("{0} cannot be reached ({1}). Check the address, the network and whether the server is "
           "running, then try again.")},
    Row{"53300", Code::locked, N_("{0} has no free connections. Try again shortly.")},
    Row{"28000", Code::cannot_open,
        N_("{0} does not accept the role {2} from this computer. Check the role and whether the server "
           "requires encryption (sslmode=verify-full).")},
    Row{"28", Code::cannot_open,
        N_("{0} does not accept the role {2}. Check the role and its password in ~/.pgpass or PGPASSWORD.")},
    Row{"3D000", Code::cannot_open,
        N_("The database {0} does not exist. Check the address or ask its administrator to create it.")},
    Row{"42501", Code::cannot_open,
        N_("The role {2} may not do this in {0}. Ask the administrator for permission.")},
    Row{"25006", Code::read_only,
        N_("{0} is read-only (a replica, or set so by its administrator). Make the entry in the main "
           "database.")},
    Row{"53100", Code::full},
    Row{"57014", Code::locked,
        N_("A request to {0} took too long and was stopped (statement_timeout). Try again or ask the "
           "administrator "
           "to raise the limit.")},
    Row{kLockTimeout, Code::locked}, Row{"40", Code::locked},
    // Stored data contradicts the schema, or a table or function is missing.
    Row{"22", Code::damaged}, Row{"23", Code::damaged}, Row{"42", Code::damaged}, Row{"XX", Code::damaged},
    Row{"", Code::cannot_open}};

}  // namespace

bool Fault::is_lost() const { return state_.starts_with("08") || state_.starts_with("57P"); }

StoreError store_error(const Fault& fault, const Address& address) {
  const auto& row =
      *std::ranges::find_if(kRows, [&](const Row& one) { return fault.state().starts_with(one.state); });
  const std::string_view text = row.sentence.empty() ? sentence(row.code) : row.sentence;
  const std::string_view what = fault.what(), name = address.name, role = address.role;
  return {row.code, render({text, {Arg(name), Arg(what), Arg(role)}}, {})};
}

}  // namespace tanteador::db::postgres
