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
