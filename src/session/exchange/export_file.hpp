#pragma once
// A match or competition on its way to another database. Private to this folder.

#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/people.hpp"
#include "src/session/signatures/signature.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

struct Export {
  StreamHead head;
  std::vector<StoredEvent> events;
  NameBook people;
  std::vector<PlayerCard> cards = {};       // of the people in a competition
  std::optional<Signature> signature = {};  // fits the file
};

// Reads the file, and checks its form and its signature. It is not replayed yet.
tl::expected<Export, codec::InputError> read_export(const nlohmann::json& file, std::string_view kind);
// Adds the position in the file to an error that names a field.
codec::InputError locate_error_in(std::string_view text, const nlohmann::json& file, codec::InputError error);
// Makes the same from a store. The data is checked like a file.
tl::expected<Export, codec::InputError> export_stream(const Store& from, const StreamHead& head,
                                                      std::vector<StoredEvent> events);
// Throws StoreError (conflict) if the stored stream and the replayed file have diverged.
void refuse_fork(const History& here, const Export& file);
// Verifies and applies every event. Returns the error of the first bad one.
std::optional<codec::InputError> fault_of(const Export& file);
std::optional<codec::InputError> fault_in_league(const Export& file);     // for a competition or a club
nlohmann::json events_json(const Store& store, std::string_view stream);  // only the events that count
codec::InputError needs_referee();
codec::InputError unknown_key(const ViolationKind& kind);
// Stores the new events of a replayed file, or a choice made by `by`.
void keep(Store& store, const Export& file);
void keep(Store& store, History& mine, Choice choice, const Person& by);
nlohmann::json head_json(const StreamHead& head);

}  // namespace tanteador::session
