-- The log, the people beside it, and the projections made from it. Ids and names are compared by their bytes, as
-- everywhere in the program; a payload is kept as the bytes it is.

CREATE TABLE layout (
  only_row boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (only_row),
  application text NOT NULL,
  version integer NOT NULL
);
INSERT INTO layout (application, version) VALUES ('TANT', 0);

-- How many events there are, and how often something was written: whoever writes holds this row until it is durable,
-- so that the positions of the events have no gap and come in the order in which they can be seen.
CREATE TABLE head (
  only_row boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (only_row),
  position bigint NOT NULL,
  writes bigint NOT NULL
);
INSERT INTO head (position, writes) VALUES (0, 0);

-- One match, competition or club; count and hash are its head, so that a cut tail is found.
CREATE TABLE stream (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  forked_from text COLLATE "C" REFERENCES stream (id),
  count bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE INDEX stream_by_kind ON stream (kind, id);

CREATE TABLE event (
  stream text COLLATE "C" NOT NULL REFERENCES stream (id),
  seq bigint NOT NULL CHECK (seq > 0),
  kind text COLLATE "C" NOT NULL,
  payload bytea NOT NULL,
  at text NOT NULL,
  by text NOT NULL,
  prev_hash bytea NOT NULL CHECK (length(prev_hash) = 32 AND (seq > 1 OR prev_hash = decode(repeat('00', 32), 'hex'))),
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  position bigint NOT NULL UNIQUE,
  PRIMARY KEY (stream, seq)
);

-- Few events warn, and few are amended: the search for earlier warnings reads these alone.
CREATE INDEX event_warned ON event (kind, stream) WHERE kind IN ('warned', 'amended');

CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = TG_ARGV[0];
END $$;

CREATE TRIGGER event_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON event
FOR EACH STATEMENT EXECUTE FUNCTION refused('events are never changed or deleted');

CREATE TRIGGER stream_no_delete BEFORE DELETE OR TRUNCATE ON stream
FOR EACH STATEMENT EXECUTE FUNCTION refused('streams are never deleted');

-- Refuses gaps and broken links.
CREATE FUNCTION event_follows() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM added
             LEFT JOIN event AS before ON before.stream = added.stream AND before.seq = added.seq - 1
             WHERE added.seq > 1 AND before.hash IS DISTINCT FROM added.prev_hash) THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'an event follows the last one of its stream';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER event_follows AFTER INSERT ON event REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION event_follows();

CREATE FUNCTION stream_starts_empty() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.count <> 0 OR NEW.hash <> decode(repeat('00', 32), 'hex') THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'a stream is added once and empty';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER stream_starts_empty BEFORE INSERT ON stream FOR EACH ROW EXECUTE FUNCTION stream_starts_empty();

CREATE FUNCTION stream_head_is_last() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.forked_from) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.forked_from)
    OR NOT EXISTS (SELECT FROM event WHERE event.stream = NEW.id AND event.seq = NEW.count AND event.hash = NEW.hash)
    OR EXISTS (SELECT FROM event WHERE event.stream = NEW.id AND event.seq > NEW.count) THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'the head of a stream is its last event';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER stream_head_is_last BEFORE UPDATE ON stream FOR EACH ROW EXECUTE FUNCTION stream_head_is_last();

-- Outside the hashed bytes: forgetting a person sets the name to NULL and changes no event.
CREATE TABLE person (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  name text COLLATE "C"
);
CREATE INDEX person_by_name ON person (name);

-- Kept beside the log like the name, and goes with it.
CREATE TABLE player_card (
  person text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES person (id),
  alias text NOT NULL,
  licence text NOT NULL
);

-- The table's own rulesets, as their files read. They may be changed: a match keeps the values it was played with.
CREATE TABLE house_ruleset (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  text text NOT NULL
);

-- Who may enter the referee's word here; the PIN as Argon2id, with its salt and cost.
CREATE TABLE referee (
  name text COLLATE "C" NOT NULL PRIMARY KEY,
  pin text NOT NULL,
  wrong_pins integer NOT NULL,
  tried_at text NOT NULL
);

-- Times are kept as they were written, with their offset from UTC; so their order never depends on the session's zone.
CREATE FUNCTION instant(written text) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN written::timestamptz;

CREATE TABLE match_summary (
  id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES stream (id),
  game text NOT NULL,
  ruleset text NOT NULL,
  status text NOT NULL,
  started_at text NOT NULL,
  last_at text NOT NULL,
  sides text NOT NULL
);
CREATE INDEX match_summary_newest ON match_summary (instant(started_at) DESC, id DESC);
CREATE INDEX match_summary_live ON match_summary (instant(started_at) DESC, id DESC) WHERE status = 'in_progress';

CREATE TABLE point_entry (
  stream text COLLATE "C" NOT NULL REFERENCES stream (id),
  seq bigint NOT NULL,
  ordinal integer NOT NULL,
  deal integer NOT NULL,
  side integer NOT NULL,
  points integer NOT NULL,
  "full" integer NOT NULL,
  category text NOT NULL,
  rule text NOT NULL,
  PRIMARY KEY (stream, seq, ordinal)
);

CREATE TABLE case_log (
  stream text COLLATE "C" NOT NULL REFERENCES stream (id),
  seq bigint NOT NULL,
  at text NOT NULL,
  game text NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  rule text NOT NULL,
  fixed integer NOT NULL,
  precedent integer NOT NULL,
  remedy text NOT NULL,
  reason text NOT NULL,
  referee text NOT NULL,
  people text NOT NULL,
  appeals text NOT NULL,
  PRIMARY KEY (stream, seq)
);

CREATE TABLE competition_summary (
  id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES stream (id),
  name text NOT NULL,
  game text NOT NULL,
  ruleset text NOT NULL,
  season text NOT NULL,
  status text NOT NULL,
  started_at text NOT NULL,
  last_at text NOT NULL,
  entrants integer NOT NULL,
  stage integer NOT NULL,
  round integer NOT NULL,
  open_tables integer NOT NULL
);

CREATE TABLE competition_standing (
  competition text COLLATE "C" NOT NULL REFERENCES stream (id),
  stage integer NOT NULL,
  part integer NOT NULL,
  place integer NOT NULL,
  entrant integer NOT NULL,
  rank integer NOT NULL,
  line text NOT NULL,
  PRIMARY KEY (competition, stage, part, place)
);

CREATE TABLE competition_match (
  match text COLLATE "C" NOT NULL,
  competition text COLLATE "C" NOT NULL REFERENCES stream (id),
  PRIMARY KEY (match, competition)
);
CREATE INDEX competition_match_by_competition ON competition_match (competition, match);

-- What is written beside the log: it is counted, those who follow are told, and nobody else writes until it is durable.
CREATE FUNCTION writing() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE head SET writes = writes + 1;
  PERFORM pg_notify('tanteador', '');
END $$;

-- The one way into the log: events after the head the writer knows, or TM001 where the stream has moved on. It first
-- waits for who writes to the stream, then for who writes at all.
CREATE FUNCTION append(stream_id text, stream_kind text, known_count bigint, known_hash bytea,
  kinds text[], payloads bytea[], times text[], authors text[], hashes bytea[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  here stream;
  added bigint := cardinality(hashes);
  start bigint;
BEGIN
  IF known_count = 0 THEN
    INSERT INTO stream (id, kind, count, hash) VALUES (stream_id, stream_kind, 0, decode(repeat('00', 32), 'hex'))
    ON CONFLICT DO NOTHING;
  END IF;
  SELECT * INTO here FROM stream WHERE stream.id = stream_id FOR NO KEY UPDATE;
  IF NOT FOUND OR here.count <> known_count OR here.hash <> known_hash THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'the stream has moved on';
  END IF;
  UPDATE head SET position = position + added, writes = writes + 1 RETURNING position - added INTO start;
  IF added > 0 THEN
    INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash, position)
    SELECT stream_id, known_count + one.n, one.kind, one.payload, one.at, one.by,
      coalesce(lag(one.hash) OVER (ORDER BY one.n), known_hash), one.hash, start + one.n
    FROM unnest(kinds, payloads, times, authors, hashes) WITH ORDINALITY AS one (kind, payload, at, by, hash, n);
    UPDATE stream SET count = known_count + added, hash = hashes[added] WHERE stream.id = stream_id;
  END IF;
  PERFORM pg_notify('tanteador', stream_id);
END $$;

-- Whoever may write is told by name (docs/federation.md).
REVOKE ALL ON FUNCTION writing(), append(text, text, bigint, bytea, text[], bytea[], text[], text[], bytea[]) FROM PUBLIC;
