DELETE FROM player_card WHERE person = ?
