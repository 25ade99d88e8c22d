INSERT INTO match_summary (id, game, ruleset, status, started_at, last_at, sides) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  game = excluded.game, ruleset = excluded.ruleset, status = excluded.status,
  started_at = excluded.started_at, last_at = excluded.last_at, sides = excluded.sides;
