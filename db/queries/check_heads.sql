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
