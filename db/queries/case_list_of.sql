SELECT stream, seq, at, game, name, title, rule, fixed, precedent, remedy, reason, referee, people, appeals
FROM case_log WHERE stream = ? ORDER BY seq;
