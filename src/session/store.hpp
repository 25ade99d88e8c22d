#pragma once
// The store that the session writes to; db/ implements it. All durable data goes through it. A function that
// needs only one part of it takes that part.

#include "src/session/store/error.hpp"
#include "src/session/store/events.hpp"
#include "src/session/store/house.hpp"
#include "src/session/store/people.hpp"
#include "src/session/store/phones.hpp"
#include "src/session/store/projections.hpp"

namespace tanteador::session {

class Store : public EventStore,
              public StreamIndex,
              public PeopleStore,
              public RulesetStore,
              public RefereeStore,
              public CodeStore,
              public RequestStore,
              public KeyValueStore,
              public MatchStore,
              public CaseStore,
              public CompetitionStore,
              public ProjectionStore {};

}  // namespace tanteador::session
