INSERT INTO point_entry (stream, seq, ordinal, deal, side, points, full, category, rule)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);
