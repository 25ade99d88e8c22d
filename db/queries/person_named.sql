SELECT id, name FROM person WHERE name = ? ORDER BY id;
