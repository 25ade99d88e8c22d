DELETE FROM referee WHERE name = ? RETURNING name;
