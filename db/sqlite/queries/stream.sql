-- name: event_hash
SELECT hash FROM event WHERE stream = ? AND seq = ?;

-- name: event_insert
INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: event_list
SELECT seq, kind, payload, at, by, prev_hash, hash FROM event WHERE stream = ? ORDER BY seq;

-- name: fork_count
-- Ids are of hexadecimal digits and hyphens, all before '~'.
SELECT count(*), coalesce(sum(count), 0) + coalesce((SELECT count FROM stream WHERE id = ?2), 0)
FROM stream WHERE kind = 'fork' AND id >= ?1 AND id < ?1 || '~';

-- name: stream_advance
UPDATE stream SET count = ?2, hash = ?3 WHERE id = ?1;

-- name: stream_insert
INSERT INTO stream (id, kind, count, hash) VALUES (?, ?, 0, zeroblob(32));

-- name: stream_warned
-- The words are written out: by them the index of these few events is chosen.
SELECT DISTINCT stream FROM event
WHERE kind IN ('warned', 'amended') AND (kind = 'warned' OR json_extract(payload, '$.event.type') = 'warned')
ORDER BY stream;
