-- A projection: the cases the referee has ruled on, with the appeals against them. No earlier file has any.
CREATE TABLE case_log (
  stream TEXT NOT NULL REFERENCES stream (id),
  seq INTEGER NOT NULL,
  at TEXT NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  rule TEXT NOT NULL,
  fixed INTEGER NOT NULL,
  precedent INTEGER NOT NULL,
  remedy TEXT NOT NULL,
  reason TEXT NOT NULL,
  referee TEXT NOT NULL,
  people TEXT NOT NULL,
  appeals TEXT NOT NULL,
  PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;
