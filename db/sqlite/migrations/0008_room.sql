-- What phones in the hall may enter and have entered (docs/room.md): beside the log and no part of it.

-- Of a token hashes alone are kept: of the secret in its address, and of the five characters to type in its place.
CREATE TABLE room_token (
  secret BLOB NOT NULL PRIMARY KEY CHECK (length(secret) = 32),
  code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
  reach TEXT NOT NULL,
  stream TEXT NOT NULL,
  stage INTEGER NOT NULL,
  round INTEGER NOT NULL,
  place INTEGER NOT NULL,
  made_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What was sent under an id of the phone's own is stored once, together with its events.
CREATE TABLE room_tap (
  id TEXT NOT NULL PRIMARY KEY,
  answer TEXT NOT NULL,
  at TEXT NOT NULL,
  stream TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX room_tap_by_time ON room_tap (at);

-- What is not of the log and yet must not be lost: calls for the referee, confirmations, what the walls show.
CREATE TABLE room_note (
  key TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is whom in the club is asked for wherever names are shown: two words of the log since there is a way back.
DROP INDEX event_same_person;
CREATE INDEX event_told_people ON event (seq) WHERE kind IN ('same_person', 'not_same_person');
