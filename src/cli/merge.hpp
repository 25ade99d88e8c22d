#pragma once
// Merges two databases: the command "db merge", and the transfers of the federation.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "src/cli/command.hpp"
#include "src/cli/pin.hpp"
#include "src/session/merge/transfer.hpp"

namespace tanteador::cli {

enum class Direction { give, take, both };

// The other database and the options of a merge.
struct MergeArguments : RefereeArguments {
  std::string other;
  bool all = false, dry_run = false;
  Direction direction = Direction::both;
  explicit MergeArguments(Direction to, bool everything = false) : all(everything), direction(to) {}
  void describe(Usage& usage);
};

// The parts of a merge that belong to the federation.
struct Sharing {
  session::Selection selection;  // without --all
  // Records in the giving database which streams the other database received.
  std::function<void(session::Store& store, const std::string& with, std::vector<std::string> streams,
                     std::int64_t events)>
      note_sent_streams;
};

Answer merge_databases(const Context& context, const MergeArguments& arguments, const Sharing& sharing = {});

}  // namespace tanteador::cli
