-- How often something was written. By its page an older copy is told from the file it is written over.
CREATE TABLE head (
  one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  writes INTEGER NOT NULL
) STRICT;

INSERT INTO head (one, writes) VALUES (1, 0);

-- Standings are computed from the log wherever they are shown. Nothing read those that were stored.
DROP TABLE competition_standing;
