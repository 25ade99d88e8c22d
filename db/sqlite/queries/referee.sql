-- name: referee_add
INSERT INTO referee (name, pin, wrong_pins, tried_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING RETURNING name;

-- name: referee_list
SELECT name, pin, wrong_pins, tried_at FROM referee ORDER BY name;

-- name: referee_remove
DELETE FROM referee WHERE name = ? RETURNING name;

-- name: referee_replace
-- Only where nobody changed it meanwhile.
UPDATE referee SET pin = ?, wrong_pins = ?, tried_at = ?
WHERE name = ? AND pin = ? AND wrong_pins = ? AND tried_at = ?
RETURNING name;
