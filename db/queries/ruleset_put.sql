INSERT INTO house_ruleset (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text;
