SELECT person, alias, licence FROM player_card ORDER BY person
