DELETE FROM house_ruleset WHERE id = ?;
