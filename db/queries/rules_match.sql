-- The weights of number, id, words, title, places and text.
SELECT rowid FROM rule WHERE rule MATCH ? ORDER BY bm25(rule, 20, 8, 12, 6, 3, 1), rowid;
