SELECT name, pin, wrong_pins, tried_at FROM referee ORDER BY name;
