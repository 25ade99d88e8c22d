SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary WHERE id = ?;
