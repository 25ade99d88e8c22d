-- name: check_foreign_keys
PRAGMA foreign_key_check;

-- name: check_heads
-- Streams whose head is not their last event.
SELECT stream.id, stream.count, coalesce(found.events, 0)
FROM stream
LEFT JOIN (SELECT stream, count(*) AS events, max(seq) AS last_seq FROM event GROUP BY stream) AS found
  ON found.stream = stream.id
LEFT JOIN event AS last ON last.stream = stream.id AND last.seq = stream.count
WHERE stream.count <> coalesce(found.events, 0)
  OR stream.count <> coalesce(found.last_seq, 0)
  OR stream.hash IS NOT coalesce(last.hash, zeroblob(32))
ORDER BY stream.id;

-- name: check_integrity
PRAGMA integrity_check;

-- name: check_links
-- Events that do not follow the one before them.
SELECT stream, seq, before_seq
FROM (
  SELECT stream, seq, prev_hash,
    lag(seq, 1, 0) OVER before AS before_seq,
    lag(hash, 1, zeroblob(32)) OVER before AS before_hash
  FROM event
  WINDOW before AS (PARTITION BY stream ORDER BY seq)
)
WHERE seq <> before_seq + 1 OR prev_hash <> before_hash
ORDER BY stream, seq
LIMIT 100;

-- name: check_schema
SELECT type, name, coalesce(sql, '') FROM sqlite_schema
WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name;
