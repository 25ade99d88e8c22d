#pragma once
// The store the session writes to; db/ implements it. Everything durable goes through here. A function that
// needs a part of it takes that part.

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
