INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?);
