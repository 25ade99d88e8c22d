-- name: competition_clear
DELETE FROM competition_summary;

-- name: competition_clear_but
-- All but those of the streams in a list.
DELETE FROM competition_summary WHERE ',' || $1 || ',' NOT LIKE '%,' || id || ',%';

-- name: competition_get
SELECT id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables
FROM competition_summary WHERE id = $1;

-- name: competition_named
SELECT id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables
FROM competition_summary WHERE name = $1 ORDER BY id DESC;

-- name: competition_put
INSERT INTO competition_summary
  (id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, game = excluded.game, ruleset = excluded.ruleset,
  season = excluded.season, status = excluded.status, started_at = excluded.started_at,
  last_at = excluded.last_at, entrants = excluded.entrants, stage = excluded.stage, round = excluded.round,
  open_tables = excluded.open_tables;

-- name: link_clear
DELETE FROM competition_match;

-- name: link_clear_but
-- All but those of the streams in a list.
DELETE FROM competition_match WHERE ',' || $1 || ',' NOT LIKE '%,' || competition || ',%';

-- name: link_clear_of
DELETE FROM competition_match WHERE competition = $1;

-- name: link_list
SELECT match, competition FROM competition_match ORDER BY match, competition;

-- name: link_list_of
SELECT match FROM competition_match WHERE competition = $1 ORDER BY match;

-- name: link_list_with
SELECT competition FROM competition_match WHERE match = $1 ORDER BY competition;
