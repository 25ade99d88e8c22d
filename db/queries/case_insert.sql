INSERT INTO case_log (stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
