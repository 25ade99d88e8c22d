SELECT DISTINCT stream FROM event
WHERE kind = ?1 OR (kind = 'amended' AND json_extract(payload, '$.event.type') = ?1)
ORDER BY stream;
