SELECT id, name FROM person WHERE id = ?;
