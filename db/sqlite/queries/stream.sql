-- name: event_amended
-- The words are written out: by them the index of these few events is chosen.
SELECT 1 FROM event WHERE kind IN ('warned', 'amended') AND kind = 'amended' AND stream = ? LIMIT 1;

-- name: event_first
SELECT payload FROM event WHERE stream = ? AND seq = 1;

-- name: event_insert
INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: event_list
SELECT seq, kind, payload, at, by, prev_hash, hash FROM event WHERE stream = ? ORDER BY seq;

-- name: stream_advance
UPDATE stream SET count = ?2, hash = ?3 WHERE id = ?1;

-- name: stream_after
SELECT id FROM stream WHERE kind = ? AND id > ? ORDER BY id LIMIT 1;

-- name: stream_before
SELECT id FROM stream WHERE kind = ? AND id < ? ORDER BY id DESC LIMIT 1;

-- name: stream_beginning
-- Ids are of hexadecimal digits and hyphens, all before '~'.
SELECT id FROM stream WHERE kind = ?1 AND id >= ?2 AND id < ?2 || '~' ORDER BY id;

-- name: stream_count
SELECT count(*) FROM stream WHERE kind = ?;

-- name: stream_head
SELECT id, kind, count, hash FROM stream WHERE id = ?;

-- name: stream_insert
INSERT INTO stream (id, kind, count, hash) VALUES (?, ?, 0, zeroblob(32));

-- name: stream_list
SELECT id, kind, count, hash FROM stream WHERE kind = ? ORDER BY id;

-- name: stream_warned
-- The words are written out: by them the index of these few events is chosen.
SELECT DISTINCT stream FROM event
WHERE kind IN ('warned', 'amended') AND (kind = 'warned' OR json_extract(payload, '$.event.type') = 'warned')
ORDER BY stream;
