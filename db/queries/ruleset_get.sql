SELECT text FROM house_ruleset WHERE id = ?;
