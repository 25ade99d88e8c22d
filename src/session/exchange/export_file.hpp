#pragma once
// What is handed on from one database to another, a match or a competition, as a file or straight. Private to
// this folder.

#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/people.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

struct Export {
  StreamHead head;
  std::vector<StoredEvent> events;
  NameBook people;
  std::vector<PlayerCard> cards = {};  // of people in a competition
};

// Read; a file that passes has not been replayed yet.
tl::expected<Export, codec::InputError> read_export(const nlohmann::json& file, std::string_view kind);
// The error with the place in the file where it names a field.
codec::InputError located_in(std::string_view text, const nlohmann::json& file, codec::InputError error);
// The same straight from a store, which is believed no more than a file is.
tl::expected<Export, codec::InputError> exported(const Store& from, const StreamHead& head,
                                                 std::vector<StoredEvent> events);
// Throws StoreError (conflict) where what is here and the file went different ways. The file must have been
// replayed.
void refuse_fork(const History& here, const Export& file);
// Every event verified and applied again. The error names the first at fault.
std::optional<codec::InputError> fault_of(const Export& file);
std::optional<codec::InputError> fault_in_league(const Export& file);     // of a competition or a club
nlohmann::json events_json(const Store& store, std::string_view stream);  // those that count
codec::InputError needs_referee();
// What is new of a file that has been replayed, or a choice somebody has made, is stored.
void keep(Store& store, const Export& file);
void keep(Store& store, History& mine, Choice choice, const Person& by);
nlohmann::json head_json(const StreamHead& head);

}  // namespace tanteador::session
