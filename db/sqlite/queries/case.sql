-- name: case_insert
INSERT INTO case_log (stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: case_list
-- julianday: the times may have different offsets from UTC.
SELECT stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals
FROM case_log ORDER BY julianday(at) DESC, stream DESC, seq DESC;
