-- name: append
SELECT append($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- name: event_list
-- Those after one of them: the log only grows, so that the pages of it are one.
SELECT seq, kind, payload, at, by, prev_hash, hash FROM event WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3;

-- name: event_stored
SELECT 1 FROM event WHERE stream = $1 AND seq = $2 AND hash = $3;

-- name: forks_known
-- Where a stream is named, also whether so many events are known of it and of all those: else no number is right.
SELECT forks_known($5, $1, CASE WHEN $3::text = '' OR $4::bigint =
  (SELECT sum(count) FROM stream WHERE id = $3 OR (kind = 'fork' AND id >= $1 AND id < $1 || '~'
    AND club = coalesce((SELECT main.club FROM stream AS main WHERE main.id = $3), club)))
  THEN $2::bigint ELSE -1 END);

-- name: holders_known
SELECT holders_known($1, $2, $3, $4, $5);

-- name: stream_warned
-- The words are written out: by them the index of these few events is chosen.
SELECT DISTINCT stream FROM event
WHERE kind IN ('warned', 'amended')
  AND (kind = 'warned' OR convert_from(payload, 'UTF8')::json #>> '{event,type}' = 'warned')
ORDER BY stream;

-- name: writes
SELECT writes FROM head;

-- name: writing
SELECT writing();
