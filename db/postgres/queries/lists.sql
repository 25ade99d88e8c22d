-- name: card_among
SELECT person, alias, licence FROM player_card WHERE person = ANY (string_to_array($1, ','));

-- name: case_insert
INSERT INTO case_log (stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
  $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[]);

-- name: case_list
SELECT stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals
FROM case_log ORDER BY instant(at) DESC, stream DESC, seq DESC;

-- name: competition_list
SELECT id, name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables
FROM competition_summary ORDER BY instant(started_at) DESC, id DESC;

-- name: ids_of_other_clubs
SELECT stream.id FROM stream AS main
JOIN stream ON stream.kind = 'fork' AND stream.id >= $2 AND stream.id < $2 || '~' AND stream.club <> main.club
WHERE main.id = $1 ORDER BY stream.id;

-- name: may_continue
SELECT $1 WHERE may_continue($1);

-- name: try_pin
SELECT try_pin($1, $2, $3, $4, $5, $6);

-- name: entry_insert
INSERT INTO point_entry (stream, seq, ordinal, deal, side, points, "full", category, rule)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
  $8::text[], $9::text[]);

-- name: link_insert
INSERT INTO competition_match (match, competition) SELECT * FROM unnest($1::text[], $2::text[]);

-- name: person_among
SELECT id, name FROM person WHERE id = ANY (string_to_array($1, ','));

-- name: summary_list
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
ORDER BY instant(started_at) DESC, id DESC
LIMIT nullif($1::bigint, -1) OFFSET $2;

-- name: summary_page
-- Those after the one that started then.
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
WHERE (instant(started_at), id) < (instant($1), $2)
ORDER BY instant(started_at) DESC, id DESC
LIMIT $3;

-- name: summary_page_live
SELECT id, game, ruleset, status, started_at, last_at, sides FROM match_summary
WHERE status = 'in_progress' AND (instant(started_at), id) < (instant($1), $2)
ORDER BY instant(started_at) DESC, id DESC
LIMIT $3;

-- name: referee_list
SELECT name, pin, wrong_pins, tried_at, uptime, roles FROM referees();

-- name: card_add
-- As in a file, and people of other clubs have the card that their club gives them.
INSERT INTO player_card (person, alias, licence)
SELECT $1, $2, $3 FROM person WHERE id = $1 AND name IS NOT NULL AND club = (SELECT club())
ON CONFLICT (person) DO NOTHING;

-- name: key_value_put
INSERT INTO room_note (key, text) VALUES ($1, $2) ON CONFLICT (club, key) DO UPDATE SET text = excluded.text;
