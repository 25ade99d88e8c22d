-- name: event_amended
-- The words are written out: by them the index of these few events is chosen.
SELECT 1 FROM event WHERE kind IN ('warned', 'amended') AND kind = 'amended' AND stream = $1 LIMIT 1;

-- name: event_first
SELECT payload FROM event WHERE stream = $1 AND seq = 1;

-- name: event_same_person
-- The words are written out, and the stream is no bare column: the index of these few events is chosen, not all of the club's.
SELECT kind, payload FROM event
WHERE kind IN ('same_person', 'not_same_person') AND stream || '' = $1 ORDER BY seq;

-- name: stream_after
SELECT id FROM stream WHERE kind = $1 AND id > $2 ORDER BY id LIMIT 1;

-- name: stream_before
SELECT id FROM stream WHERE kind = $1 AND id < $2 ORDER BY id DESC LIMIT 1;

-- name: stream_beginning
-- Ids are of hexadecimal digits and hyphens, all before '~'.
SELECT id FROM stream WHERE kind = $1 AND id >= $2 AND id < $2 || '~' ORDER BY id;

-- name: stream_count
SELECT count(*) FROM stream WHERE kind = $1;

-- name: stream_head
SELECT id, kind, count, hash FROM stream WHERE id = $1;

-- name: stream_list
SELECT id, kind, count, hash FROM stream WHERE kind = $1 ORDER BY id;
