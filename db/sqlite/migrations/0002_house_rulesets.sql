-- The table's own rulesets, as their files read. They may be changed: a match keeps the values it was played with.
CREATE TABLE house_ruleset (
  id TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
