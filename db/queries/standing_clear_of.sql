DELETE FROM competition_standing WHERE competition = ?
