-- name: card_add
-- One that is there stays as it is; of somebody who was forgotten none comes back.
INSERT INTO player_card (person, alias, licence) SELECT $1, $2, $3 FROM person WHERE id = $1 AND name IS NOT NULL
ON CONFLICT (person) DO NOTHING;

-- name: key_value_put
INSERT INTO room_note (key, text) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET text = excluded.text;

-- name: referee_list
SELECT name, pin, wrong_pins, tried_at, uptime, roles FROM referee ORDER BY name;

-- name: card_among
SELECT person, alias, licence FROM player_card
WHERE person IN (SELECT value FROM json_each('["' || replace($1, ',', '","') || '"]'));

-- name: licence_count
SELECT count(*) FROM player_card WHERE licence = ? AND person <> ?;

-- name: person_count
SELECT count(*) FROM person WHERE name = ?;

-- name: person_among
SELECT id, name FROM person WHERE id IN (SELECT value FROM json_each('["' || replace($1, ',', '","') || '"]'));
