-- name: case_clear
DELETE FROM case_log;

-- name: case_clear_but
-- All but those of the streams in a list.
DELETE FROM case_log WHERE ',' || $1 || ',' NOT LIKE '%,' || stream || ',%';

-- name: case_clear_of
DELETE FROM case_log WHERE stream = $1;

-- name: case_list_of
SELECT stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals
FROM case_log WHERE stream = $1 ORDER BY seq;
