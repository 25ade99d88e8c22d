-- name: person_among
SELECT id, name FROM person WHERE id IN (SELECT value FROM json_each('["' || replace($1, ',', '","') || '"]'));
