-- Only where nobody changed it meanwhile.
UPDATE referee SET pin = ?, wrong_pins = ?, tried_at = ?
WHERE name = ? AND pin = ? AND wrong_pins = ? AND tried_at = ?
RETURNING name;
