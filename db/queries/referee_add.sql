INSERT INTO referee (name, pin, wrong_pins, tried_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING RETURNING name;
