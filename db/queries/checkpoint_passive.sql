-- Waits for nobody.
PRAGMA wal_checkpoint(PASSIVE);
