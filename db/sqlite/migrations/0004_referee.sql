-- Who may enter the referee's word here; the PIN as Argon2id, with its salt and cost. Beside the log and no part of
-- it: a PIN guards what is entered, not what is kept.
CREATE TABLE referee (
  name TEXT NOT NULL PRIMARY KEY,
  pin TEXT NOT NULL,
  wrong_pins INTEGER NOT NULL,
  tried_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
