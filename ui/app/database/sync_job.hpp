#pragma once
// Two databases compared and synchronised, for a job, with stores of its own. Cancelled, every match,
// competition or record has come in whole or not at all.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/store.hpp"
#include "src/view/screens/together.hpp"
#include "ui/app/referee_pin.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

enum class Opening { read, write };
// Opens a database by the path of its file or its address. Null: there is none to read.
// Throws session::StoreError.
using OpenDatabase = std::function<std::unique_ptr<session::Store>(const std::string& database, Opening)>;

// Expands "~/" as a shell does, and strips surrounding spaces.
std::string path_typed(std::string text);

struct SyncRequest {
  OpenDatabase open;
  std::string here, other;
  bool everything = false;            // as session::Scope::everything
  bool takes = false, gives = false;  // neither: only compare
  Voucher voucher = {};               // of a referee of either database
};

struct SyncResult {
  view::TogetherNow found;  // how the two differ now
  std::optional<view::TogetherNow::Done> done;
  bool is_whole = false;  // the comparison reached its end
  std::string problem;
  std::vector<std::string> referees;  // one of them must give a PIN first; empty: no PIN is needed
  std::string denied;                 // why the PIN was refused
};

SyncResult synchronise(const SyncRequest& what, Signals& signals);

// "Ana, Beto"; empty: the store has no such match.
std::string people_of_match(const session::Store& store, const std::string& match);
std::string name_of_stream(const session::Store& store, const session::StreamHead& stream);
std::string people_of_stream(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::ui
