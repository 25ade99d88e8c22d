-- name: referee_add
INSERT INTO referee (name, pin, wrong_pins, tried_at, uptime, roles) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name) DO NOTHING RETURNING name;

-- name: referee_remove
DELETE FROM referee WHERE name = $1 RETURNING name;

-- name: referee_replace
-- Only where nobody changed it meanwhile.
UPDATE referee SET pin = $1, wrong_pins = $2, tried_at = $3, uptime = $4, roles = $5
WHERE name = $6 AND pin = $7 AND wrong_pins = $8 AND tried_at = $9 AND roles = $10
RETURNING name;
