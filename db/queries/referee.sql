-- name: referee_add
INSERT INTO referee (name, pin, wrong_pins, tried_at, uptime) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (name) DO NOTHING RETURNING name;

-- name: referee_remove
DELETE FROM referee WHERE name = $1 RETURNING name;

-- name: referee_replace
-- Only where nobody changed it meanwhile.
UPDATE referee SET pin = $1, wrong_pins = $2, tried_at = $3, uptime = $4
WHERE name = $5 AND pin = $6 AND wrong_pins = $7 AND tried_at = $8
RETURNING name;
