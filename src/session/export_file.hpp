#pragma once
// What is handed on from one database to another, a match or a competition, as a file or straight. Private to
// this folder.

#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
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
// The same straight from a store, which is believed no more than a file is.
tl::expected<Export, codec::InputError> exported(const Store& from, const StreamHead& head);
// How many of its events are here already. Throws StoreError (moved_on) where the two went different ways.
// The file must have been replayed.
std::int64_t known_of(const Store& store, const Export& file);
// The rest of it, to be appended; it points into `file`.
Append rest_of(const Store& store, const Export& file, std::int64_t known);
nlohmann::json events_json(const Store& store, std::string_view stream);
nlohmann::json head_json(const StreamHead& head);

}  // namespace tanteador::session
