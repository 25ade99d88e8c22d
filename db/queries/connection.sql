-- Set on every connection that writes. secure_delete: a forgotten name is overwritten, not only unlinked.
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA secure_delete = ON;
