-- name: referee_list
SELECT name, pin, wrong_pins, tried_at, uptime FROM referee ORDER BY name;

-- name: card_among
SELECT person, alias, licence FROM player_card
WHERE person IN (SELECT value FROM json_each('["' || replace($1, ',', '","') || '"]'));

-- name: licence_count
SELECT count(*) FROM player_card WHERE licence = ? AND person <> ?;

-- name: person_count
SELECT count(*) FROM person WHERE name = ?;

-- name: person_among
SELECT id, name FROM person WHERE id IN (SELECT value FROM json_each('["' || replace($1, ',', '","') || '"]'));
