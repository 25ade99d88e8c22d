-- name: entry_clear
DELETE FROM point_entry;

-- name: entry_clear_but
-- All but those of the streams in a list.
DELETE FROM point_entry WHERE ',' || $1 || ',' NOT LIKE '%,' || stream || ',%';

-- name: entry_clear_from
DELETE FROM point_entry WHERE stream = $1 AND seq >= $2;

-- name: entry_list
SELECT seq, ordinal, deal, side, points, "full", category, rule FROM point_entry
WHERE stream = $1 ORDER BY seq, ordinal;

-- name: summary_clear
DELETE FROM match_summary;

-- name: summary_clear_but
-- All but those of the streams in a list.
DELETE FROM match_summary WHERE ',' || $1 || ',' NOT LIKE '%,' || id || ',%';

-- name: summary_get
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary WHERE id = $1;

-- name: summary_put
INSERT INTO match_summary (id, game, ruleset, status, started_at, last_at, sides) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET
  game = excluded.game, ruleset = excluded.ruleset, status = excluded.status,
  started_at = excluded.started_at, last_at = excluded.last_at, sides = excluded.sides;
