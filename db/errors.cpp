#include "db/errors.hpp"

#include "src/core/text/text.hpp"

namespace tanteador::db {

using Code = StoreError::Code;

std::string_view sentence(Code code) {
  switch (code) {
    case Code::cannot_open:
      return N_("{0} cannot be opened or used ({1}); check the path and the disk, then try again.");
    case Code::not_ours:
      return N_("{0} is not a Tanteador database and was left as it is; choose another file.");
    case Code::newer:
      return N_(
          "{0} was saved by a newer version of Tanteador and has not been changed. Update this program.");
    case Code::damaged:
      return N_(
          "{0} is damaged ({1}). Go back to a backup with \"tanteador db restore\", which keeps this file. "
          "Or save what can still be read with \"tanteador db salvage\".");
    case Code::locked:
      return N_("{0} is being used by another program. Wait or close that program, then try again.");
    case Code::read_only:
      return N_("{0} or its folder is read-only. Change the permissions or choose another file.");
    case Code::full: return N_("The disk with {0} is full. Free some space, then try again.");
    case Code::conflict:
      return N_("{0}: someone else made an entry in the meantime. Check it, then try again.");
    case Code::moved:
      return N_(
          "{0} was moved while it was open. Nothing more is saved: put the file back, or save everything to "
          "a new file.");
    case Code::needs_role: break;  // the session has a sentence of its own
  }
  return {};
}

StoreError store_error(Code code, std::string_view english, std::string_view database,
                       std::string_view detail) {
  return {code, render({english, {Arg(database), Arg(detail)}}, {})};
}

}  // namespace tanteador::db
