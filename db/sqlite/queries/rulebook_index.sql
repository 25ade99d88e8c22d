-- name: rules_add
INSERT INTO rule (rowid, number, id, words, title, places, text) VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: rules_create
-- Nothing of the text is kept: the rows are numbered as the rules were added. `typed` takes a query apart into
-- words exactly as the rules were.
CREATE VIRTUAL TABLE rule USING fts5(number, id, words, title, places, text, content = '',
                                     tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE rule_word USING fts5vocab(rule, row);
CREATE VIRTUAL TABLE typed USING fts5(words, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE typed_word USING fts5vocab(typed, instance);

-- name: rules_match
-- The weights of number, id, words, title, places and text.
SELECT rowid FROM rule WHERE rule MATCH ? ORDER BY bm25(rule, 20, 8, 12, 6, 3, 1), rowid;

-- name: rules_typed
SELECT term FROM typed_word ORDER BY "offset";

-- name: rules_typed_clear
INSERT INTO typed (typed) VALUES ('delete-all');

-- name: rules_typed_put
INSERT INTO typed (rowid, words) VALUES (1, ?);

-- name: rules_words
SELECT term FROM rule_word ORDER BY term;
