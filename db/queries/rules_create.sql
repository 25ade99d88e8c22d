-- Nothing of the text is kept: the rows are numbered as the rules were added. `typed` takes a query apart into
-- words exactly as the rules were.
CREATE VIRTUAL TABLE rule USING fts5(number, id, words, title, places, text, content = '',
                                     tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE rule_word USING fts5vocab(rule, row);
CREATE VIRTUAL TABLE typed USING fts5(words, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE typed_word USING fts5vocab(typed, instance);
