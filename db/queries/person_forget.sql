UPDATE person SET name = NULL WHERE id = ?;
