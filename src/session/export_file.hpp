#pragma once
// What the exports of a match and of a competition have in common. Private to this folder.

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
};

// Read, not yet replayed.
tl::expected<Export, codec::InputError> read_export(const nlohmann::json& file, std::string_view kind);
nlohmann::json events_json(const Store& store, std::string_view stream);
nlohmann::json head_json(const StreamHead& head);

}  // namespace tanteador::session
