INSERT INTO rule (rowid, number, id, words, title, places, text) VALUES (?, ?, ?, ?, ?, ?, ?);
