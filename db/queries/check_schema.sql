SELECT type, name, coalesce(sql, '') FROM sqlite_schema
WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name;
