SELECT count(*) FROM stream WHERE kind = ?;
