-- The weights of number, id, title and text.
SELECT rowid FROM rule WHERE rule MATCH ? ORDER BY bm25(rule, 20, 8, 6, 1), rowid;
