SELECT competition, match FROM competition_match ORDER BY competition, match;
