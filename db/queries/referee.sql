-- name: referee_add
INSERT INTO referee (name, pin, wrong_pins, tried_at) VALUES ($1, $2, $3, $4) ON CONFLICT (name) DO NOTHING RETURNING name;

-- name: referee_list
SELECT name, pin, wrong_pins, tried_at FROM referee ORDER BY name;

-- name: referee_remove
DELETE FROM referee WHERE name = $1 RETURNING name;

-- name: referee_replace
-- Only where nobody changed it meanwhile.
UPDATE referee SET pin = $1, wrong_pins = $2, tried_at = $3
WHERE name = $4 AND pin = $5 AND wrong_pins = $6 AND tried_at = $7
RETURNING name;
