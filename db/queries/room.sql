-- name: key_value_list
-- Keys are ASCII and hold no '~'.
SELECT key, text FROM room_note WHERE key >= $1 AND key < $1 || '~' ORDER BY key;

-- name: key_value_remove
DELETE FROM room_note WHERE key = $1;

-- name: request_forget
DELETE FROM room_tap WHERE at < $1;

-- name: request_get
SELECT id, answer, at, stream, seq FROM room_tap WHERE id = $1;

-- name: request_list
SELECT id, answer, at, stream, seq FROM room_tap ORDER BY at, id;

-- name: request_put
INSERT INTO room_tap (id, answer, at, stream, seq) VALUES ($1, $2, $3, $4, $5);

-- name: token_add
INSERT INTO room_token (secret, code, reach, stream, stage, round, place, made_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING reach;

-- name: token_get
SELECT secret, code, reach, stream, stage, round, place, made_at FROM room_token WHERE secret = $1 OR code = $1;

-- name: token_list
SELECT secret, code, reach, stream, stage, round, place, made_at FROM room_token ORDER BY made_at DESC, secret;

-- name: token_remove
DELETE FROM room_token WHERE secret = $1 RETURNING reach;
