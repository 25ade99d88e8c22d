-- name: card_forget
DELETE FROM player_card WHERE person = $1;

-- name: card_list
SELECT person, alias, licence FROM player_card ORDER BY person;

-- name: card_put
-- Of somebody who was forgotten none comes back.
INSERT INTO player_card (person, alias, licence) SELECT $1, $2, $3 FROM person WHERE id = $1 AND name IS NOT NULL
ON CONFLICT (person) DO UPDATE SET alias = excluded.alias, licence = excluded.licence;

-- name: person_add
-- Someone already known stays as known: what is entered later never brings back a forgotten name.
INSERT INTO person (id, name) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING;

-- name: person_forget
UPDATE person SET name = NULL WHERE id = $1;

-- name: person_get
SELECT id, name FROM person WHERE id = $1;

-- name: person_list
SELECT id, name FROM person ORDER BY id;

-- name: person_named
SELECT id, name FROM person WHERE name = $1 ORDER BY id;

-- name: person_put
INSERT INTO person (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name;
