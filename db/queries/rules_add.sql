INSERT INTO rule (rowid, number, id, title, text) VALUES (?, ?, ?, ?, ?);
