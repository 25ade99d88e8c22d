-- Ids are of hexadecimal digits and hyphens, all before '~'.
SELECT id FROM stream WHERE kind = ?1 AND id >= ?2 AND id < ?2 || '~' ORDER BY id;
