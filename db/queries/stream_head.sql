SELECT id, kind, count, hash FROM stream WHERE id = ?;
