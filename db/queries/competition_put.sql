INSERT INTO competition_summary
  (id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, game = excluded.game, ruleset = excluded.ruleset,
  season = excluded.season, status = excluded.status, started_at = excluded.started_at,
  last_at = excluded.last_at, entrants = excluded.entrants, stage = excluded.stage, round = excluded.round,
  open_tables = excluded.open_tables
