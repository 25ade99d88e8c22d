INSERT INTO competition_match (match, competition) VALUES (?, ?)
