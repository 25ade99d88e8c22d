SELECT text FROM house_ruleset ORDER BY id;
