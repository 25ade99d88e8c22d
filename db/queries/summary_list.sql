-- julianday: the times may have different offsets from UTC.
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
ORDER BY julianday(started_at) DESC, id DESC
LIMIT ? OFFSET ?;
