-- name: append
SELECT append($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- name: event_list
-- Those after one of them: the log only grows, so that the pages of it are one.
SELECT seq, kind, payload, at, by, prev_hash, hash FROM event WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3;

-- name: event_stored
SELECT 1 FROM event WHERE stream = $1 AND seq = $2 AND hash = $3;

-- name: forks_known
SELECT forks_known($1, $2);

-- name: stream_warned
-- The words are written out: by them the index of these few events is chosen.
SELECT DISTINCT stream FROM event
WHERE kind IN ('warned', 'amended')
  AND (kind = 'warned' OR convert_from(payload, 'UTF8')::json #>> '{event,type}' = 'warned')
ORDER BY stream;

-- name: writes
SELECT writes FROM head;
