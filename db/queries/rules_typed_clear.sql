INSERT INTO typed (typed) VALUES ('delete-all');
