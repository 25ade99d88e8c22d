INSERT INTO typed (rowid, words) VALUES (1, ?);
