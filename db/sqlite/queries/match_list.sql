-- name: entry_insert
INSERT INTO point_entry (stream, seq, ordinal, deal, side, points, full, category, rule)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: summary_list
-- julianday: the times may have different offsets from UTC.
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
ORDER BY julianday(started_at) DESC, id DESC
LIMIT ? OFFSET ?;

-- name: summary_list_live
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
WHERE status = 'in_progress'
ORDER BY julianday(started_at) DESC, id DESC;
