-- name: entry_clear
DELETE FROM point_entry;

-- name: entry_clear_from
DELETE FROM point_entry WHERE stream = ? AND seq >= ?;

-- name: entry_insert
INSERT INTO point_entry (stream, seq, ordinal, deal, side, points, full, category, rule)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: entry_list
SELECT seq, ordinal, deal, side, points, full, category, rule FROM point_entry
WHERE stream = ? ORDER BY seq, ordinal;

-- name: summary_clear
DELETE FROM match_summary;

-- name: summary_get
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary WHERE id = ?;

-- name: summary_list
-- julianday: the times may have different offsets from UTC.
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
ORDER BY julianday(started_at) DESC, id DESC
LIMIT ? OFFSET ?;

-- name: summary_list_live
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
WHERE status = 'in_progress'
ORDER BY julianday(started_at) DESC, id DESC;

-- name: summary_put
INSERT INTO match_summary (id, game, ruleset, status, started_at, last_at, sides) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  game = excluded.game, ruleset = excluded.ruleset, status = excluded.status,
  started_at = excluded.started_at, last_at = excluded.last_at, sides = excluded.sides;
