INSERT INTO stream (id, kind, count, hash) VALUES (?, ?, 0, zeroblob(32));
