-- name: check_streams
-- Streams this program does not write: every one is a match, a competition or the club, and has events.
SELECT id FROM stream
WHERE kind NOT IN ('match', 'competition', 'club') OR forked_from IS NOT NULL OR count = 0
ORDER BY id;
