-- name: checkpoint
PRAGMA wal_checkpoint(TRUNCATE);

-- name: checkpoint_passive
-- Waits for nobody.
PRAGMA wal_checkpoint(PASSIVE);

-- name: connection
-- Set on every connection that writes. secure_delete: a forgotten name is overwritten, not only unlinked.
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA secure_delete = ON;

-- name: count_apart
-- Of a copy, which is flushed when it gets its name: a log of the original does not fit it, nor its signature.
PRAGMA journal_mode = MEMORY;
PRAGMA synchronous = OFF;
UPDATE head SET writes = writes + 1 + (random() & 0xFFFFFFFFFF);
DELETE FROM room_note WHERE key = 'backup-signature';

-- name: count_write
UPDATE head SET writes = writes + 1;

-- name: data_version
PRAGMA data_version;

-- name: head_page
SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'head';

-- name: head_writes
SELECT writes FROM head WHERE one = 1;

-- name: journal_wal
PRAGMA journal_mode = WAL;

-- name: locking_exclusive
PRAGMA locking_mode = EXCLUSIVE;

-- name: quick_check
PRAGMA quick_check(1);

-- name: put_signature
INSERT INTO room_note (key, text) VALUES ('backup-signature', ?);

-- name: query_all
PRAGMA query_only = OFF;

-- name: query_only
PRAGMA query_only = ON;

-- name: schema_size
SELECT count(*) FROM sqlite_schema;

-- name: user_version
PRAGMA user_version;

-- name: vacuum_into
VACUUM INTO ?;

-- name: signature
SELECT text FROM room_note WHERE key = 'backup-signature';

-- name: unsign
DELETE FROM room_note WHERE key = 'backup-signature';
