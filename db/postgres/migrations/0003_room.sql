-- What phones in the hall may enter and have entered (docs/room.md): beside the log and no part of it.

-- Of a token hashes alone are kept: of the secret in its address, and of the five characters to type in its place.
CREATE TABLE room_token (
  secret bytea NOT NULL PRIMARY KEY CHECK (length(secret) = 32),
  code bytea NOT NULL UNIQUE CHECK (length(code) = 32),
  reach text NOT NULL,
  stream text COLLATE "C" NOT NULL,
  stage integer NOT NULL,
  round integer NOT NULL,
  place integer NOT NULL,
  made_at text COLLATE "C" NOT NULL
);

-- What was sent under an id of the phone's own is stored once, together with its events.
CREATE TABLE room_tap (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  answer text NOT NULL,
  at text COLLATE "C" NOT NULL,
  stream text COLLATE "C" NOT NULL,
  seq bigint NOT NULL
);
CREATE INDEX room_tap_by_time ON room_tap (at);

CREATE FUNCTION tap_once() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM room_tap WHERE id = NEW.id) THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'the tap was stored before';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER tap_once BEFORE INSERT ON room_tap FOR EACH ROW EXECUTE FUNCTION tap_once();

-- What is not of the log and yet must not be lost: calls for the referee, confirmations, what the walls show.
CREATE TABLE room_note (
  key text COLLATE "C" NOT NULL PRIMARY KEY,
  text text NOT NULL
);
