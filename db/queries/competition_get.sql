SELECT id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables
FROM competition_summary WHERE id = ?
