-- name: check_streams
-- Streams this program does not write: every one is a match, a competition, the club, of a fork or about sharing, and has events.
SELECT id FROM stream
WHERE kind NOT IN ('match', 'competition', 'club', 'fork', 'share') OR forked_from IS NOT NULL OR count = 0
ORDER BY id;
