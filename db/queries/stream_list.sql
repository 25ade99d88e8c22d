SELECT id, kind, count, hash FROM stream WHERE kind = ? ORDER BY id;
