SELECT seq, kind, payload, at, by, prev_hash, hash FROM event WHERE stream = ? ORDER BY seq;
