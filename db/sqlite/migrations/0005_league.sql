-- Competitions and the club. A player's card is kept beside the log like the name, and goes with it.
CREATE TABLE player_card (
  person TEXT NOT NULL PRIMARY KEY REFERENCES person (id),
  alias TEXT NOT NULL,
  licence TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Projections. No earlier file has any.
CREATE TABLE competition_summary (
  id TEXT NOT NULL PRIMARY KEY REFERENCES stream (id),
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  season TEXT NOT NULL,
  status TEXT NOT NULL,
  started_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  entrants INTEGER NOT NULL,
  stage INTEGER NOT NULL,
  round INTEGER NOT NULL,
  open_tables INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE competition_standing (
  competition TEXT NOT NULL REFERENCES stream (id),
  stage INTEGER NOT NULL,
  part INTEGER NOT NULL,
  place INTEGER NOT NULL,
  entrant INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (competition, stage, part, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE competition_match (
  match TEXT NOT NULL,
  competition TEXT NOT NULL REFERENCES stream (id),
  PRIMARY KEY (match, competition)
) STRICT, WITHOUT ROWID;
