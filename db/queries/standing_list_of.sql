SELECT stage, part, place, entrant, rank, line FROM competition_standing
WHERE competition = ? ORDER BY stage, part, place
