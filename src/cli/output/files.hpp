#pragma once
// Where the commands read from and where the record of a club lies.

#include "src/cli/output/answer.hpp"
#include "src/session/league/named.hpp"

namespace tanteador::cli {

inline constexpr std::size_t kInputMax = 64u << 20;  // bytes

// The whole file, "-" for standard input, without a byte order mark. Throws Problem (unreadable).
std::string read_input_file(const std::string& name);
// The same in any encoding that as_utf8 tells.
std::string read_text_file(const std::string& name);
// That the export could be read by read_input_file; throws Problem.
void require_importable(std::string_view text);
bool is_input_file(const std::string& name);  // "-", or something of that name is there

// $XDG_DATA_HOME/tanteador/tanteador.db, or below ~/.local/share; throws Problem where neither is known.
std::filesystem::path default_database();

bool has_database(const Context& context);
// Null where there is no database yet; nothing is created. Throws session::StoreError.
std::unique_ptr<session::Store> open_to_read(const Context& context);
std::unique_ptr<session::Store> open_to_write(const Context& context);

using session::kPrefixMin;
// The match of that id or of the one id that begins so. Throws Problem (unreadable). `store` may be null.
std::string match_id(const session::Store* store, const std::string& id_or_prefix);
// A shipped ruleset or one of the house; throws Problem where there is none of that id.
codec::EditionPtr ruleset_named(const session::Session& session, const std::string& id);

// Scores events and stores nothing; the database may be needed for a house ruleset. `under`: as if played by
// that ruleset, "" for none.
session::Scored score_trial(const Context& context, const std::string& text, session::OnRefusal on_refusal,
                            const std::string& under = {});

session::OpenMatch open_match(session::Session& session, const std::string& id);

}  // namespace tanteador::cli
