#pragma once
// The hash chain of a stream finds changed, missing and inserted events (docs/reference/event-log.md).

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "src/session/store.hpp"

namespace tanteador::session {

// BLAKE2b-256 over stream id, seq, kind, payload, time, author and the previous hash.
Hash hash_event(std::string_view stream, const EventRecord& record, const Hash& prev_hash);

// The payload of an event about forks or sharing; `discarded` if it is no JSON or nested too deeply.
nlohmann::json read_payload(std::string_view payload);

std::string to_hex(const Hash& hash);
std::optional<Hash> from_hex(std::string_view text);

}  // namespace tanteador::session
