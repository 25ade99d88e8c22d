SELECT id FROM stream WHERE kind = ? AND id < ? ORDER BY id DESC LIMIT 1;
