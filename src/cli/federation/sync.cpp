// Transfers between two databases. Each merges the shared records.

#include "src/cli/federation/commands.hpp"
#include "src/cli/merge.hpp"
#include "src/core/text/text.hpp"
#include "src/federation/sharing.hpp"

namespace tanteador::cli {

namespace {

void note_sent_streams(session::Store& store, const std::string& with, std::vector<std::string> streams,
                       std::int64_t events) {
  note_shared(store, session::system_host(), federation::ShareRecord{{}, with, std::move(streams), events});
}

Answer transfer(const Context& context, const MergeArguments& arguments) {
  return merge_databases(context, arguments, {federation::shared_streams, note_sent_streams});
}

}  // namespace

Commands sync_commands() {
  return {
      command("db send", N_("send new data to another database"), transfer, MergeArguments(Direction::give)),
      command("db fetch", N_("fetch new data from another database"), transfer,
              MergeArguments(Direction::take)),
      command("db sync", N_("synchronise two databases"), transfer, MergeArguments(Direction::both))};
}

}  // namespace tanteador::cli
