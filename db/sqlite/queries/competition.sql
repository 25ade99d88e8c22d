-- name: competition_list
-- julianday: the times may have different offsets from UTC.
SELECT id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables
FROM competition_summary ORDER BY julianday(started_at) DESC, id DESC;

-- name: link_insert
INSERT INTO competition_match (match, competition) VALUES (?, ?);
