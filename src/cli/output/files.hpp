#pragma once
// Input files of the commands, and the club's database.

#include "src/cli/output/answer.hpp"
#include "src/session/league/named.hpp"

namespace tanteador::cli {

inline constexpr std::size_t kInputMax = 64u << 20;  // bytes

// Reads the whole file ("-": standard input) without its byte order mark. Throws Problem (unreadable).
std::string read_input_file(const std::string& name);
// Reads a file in any encoding known to as_utf8.
std::string read_text_file(const std::string& name);
// Checks that read_input_file could read this export; throws Problem.
void require_importable(std::string_view text);
bool is_input_file(const std::string& name);  // true for "-" and existing names

// $XDG_DATA_HOME/tanteador/tanteador.db, or below ~/.local/share. Throws Problem if neither is known.
std::filesystem::path default_database();

bool has_database(const Context& context);
// Null when the database does not exist; creates nothing. Throws session::StoreError.
std::unique_ptr<session::Store> open_to_read(const Context& context);
// Creates the database if needed. Context::stored gets the first stream written. Throws session::StoreError.
std::unique_ptr<session::Store> open_to_write(const Context& context);

using session::kPrefixMin;
// The match with this id or unambiguous prefix. Throws Problem (unreadable). `store` may be null.
std::string match_id(const session::Store* store, const std::string& id_or_prefix);
// A shipped or house ruleset; throws Problem for an unknown id.
codec::EditionPtr ruleset_by_id(const session::Session& session, const std::string& id);

// Scores events without storing them. A house ruleset needs the database. `under`: replaces the ruleset; "":
// none.
session::ScoreResult score_trial(const Context& context, const std::string& text,
                                 session::RefusalPolicy on_refusal, const std::string& under = {});

session::OpenMatch open_match(session::Session& session, const std::string& id);

}  // namespace tanteador::cli
