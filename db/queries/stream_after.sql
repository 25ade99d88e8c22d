SELECT id FROM stream WHERE kind = ? AND id > ? ORDER BY id LIMIT 1;
