SELECT id, name FROM person ORDER BY id;
