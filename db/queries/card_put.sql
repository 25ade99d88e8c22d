INSERT INTO player_card (person, alias, licence) VALUES (?, ?, ?)
ON CONFLICT (person) DO UPDATE SET alias = excluded.alias, licence = excluded.licence
