-- Someone already known stays as known: what is entered later never brings back a forgotten name.
INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT (id) DO NOTHING;
