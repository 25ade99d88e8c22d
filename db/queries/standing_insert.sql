INSERT INTO competition_standing (competition, stage, part, place, entrant, rank, line)
VALUES (?, ?, ?, ?, ?, ?, ?)
