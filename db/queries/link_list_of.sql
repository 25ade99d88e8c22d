SELECT competition FROM competition_match WHERE match = ? ORDER BY competition
