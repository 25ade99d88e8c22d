-- name: ruleset_get
SELECT text FROM house_ruleset WHERE id = $1;

-- name: ruleset_list
SELECT text FROM house_ruleset ORDER BY id;

-- name: ruleset_put
INSERT INTO house_ruleset (id, text) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET text = excluded.text;

-- name: ruleset_remove
DELETE FROM house_ruleset WHERE id = $1;
