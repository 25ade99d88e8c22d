#pragma once
// The data of a match for the screens: the panel and the pages of the phones.

#include <cstdint>
#include <optional>
#include <string>

#include "src/session/session.hpp"
#include "src/view/match_context.hpp"

namespace tanteador::queries {

// `match` must outlive the context.
view::MatchContext match_context(const session::OpenMatch& match);
// The data as it was before an event. `past` receives the match it refers to.
view::MatchContext match_context_before(const session::OpenMatch& match, std::int64_t seq,
                                        std::optional<AnyMatch>& past);
// Lets the context try events. `session` and `match` must outlive it.
void let_try(view::MatchContext& context, const session::Session& session, const session::OpenMatch& match);
// The same, and lets it ask what is allowed.
void let_ask(view::MatchContext& context, const session::Session& session, const session::OpenMatch& match);

// The reason of a failure as a sentence for users.
std::string sentence(const codec::Failure& failure, const Names& names);

}  // namespace tanteador::queries
