DELETE FROM competition_match WHERE competition = ?
