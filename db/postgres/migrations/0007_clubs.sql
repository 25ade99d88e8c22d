-- Several clubs share one server. A stream belongs to the club that wrote its first event; only that club continues it.

-- The club of each login. An unlisted login writes for the club that runs the server, which is ''.
CREATE TABLE club_role (
  role text COLLATE "C" NOT NULL PRIMARY KEY,
  club text COLLATE "C" NOT NULL
);

CREATE FUNCTION club() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((SELECT club FROM club_role WHERE role = session_user::text), '')
$$;

ALTER TABLE stream ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';
-- The login that brought an event. Beside the hashed bytes, as the position.
ALTER TABLE event ADD COLUMN role text NOT NULL DEFAULT '';

-- The kinds of events, by the kind of stream. `starts`: the first event of a stream, and no other.
CREATE FUNCTION is_known(stream_kind text, kind text, starts boolean) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE stream_kind
    WHEN 'match' THEN CASE WHEN starts THEN kind = 'match_started' ELSE kind IN ('amended', 'annulled', 'appeal_decided',
      'appealed', 'barred', 'bid', 'bid_shifted', 'called', 'captured', 'card_exposed', 'card_played', 'carried',
      'case_ruled', 'chelem_announced', 'confirmed', 'counted', 'cut', 'deal_started', 'declared', 'discarded', 'dog',
      'false_flor', 'flor_challenged', 'folded', 'fool_exchanged', 'hand_started', 'interfered', 'jack_called',
      'king_called', 'knocked', 'match_ended', 'matsch', 'misere', 'petit_sec', 'poignee', 'redeal_asked', 'redealt',
      'renamed', 'replaced', 'result', 'right_claimed', 'ruled', 'settled', 'shown', 'tallied', 'trick_won', 'tricks',
      'turned', 'voided', 'warned') END
    WHEN 'competition' THEN CASE WHEN starts THEN kind = 'competition_created' ELSE kind IN ('absent', 'clock_changed',
      'competition_finished', 'competition_withdrawn', 'draw_taken_back', 'entrant_changed', 'entrant_entered',
      'entrant_withdrawn', 'fee_paid', 'forfeited', 'kept_apart', 'lot_drawn', 'match_linked', 'match_unlinked',
      'money_set', 'penalty', 'penalty_lifted', 'reopened', 'result_corrected', 'result_entered', 'returned',
      'round_closed', 'round_dated', 'round_drawn', 'rules_changed', 'seats_swapped', 'seeded', 'stage_closed',
      'substituted', 'tables_swapped') END
    WHEN 'club' THEN kind IN ('club_joined', 'club_named', 'name_order_set', 'not_same_person', 'player_added',
      'player_changed', 'same_person', 'team_added', 'team_changed', 'team_removed')
    WHEN 'share' THEN kind = 'shared'
  END, false)
$$;

-- True if a stream of kind `fork` can have these events. After `forked_from` come events of any kind of stream.
CREATE FUNCTION is_known_in_fork(kinds text[], count bigint) RETURNS boolean LANGUAGE sql IMMUTABLE
SET search_path FROM CURRENT AS $$
  SELECT (count > 0 OR kinds[1] IN ('forked_from', 'fork_settled', 'entered_again', 'kept_at_home'))
    AND (kinds[1] = 'forked_from' OR count > 0 OR cardinality(kinds) = 1)
    AND NOT EXISTS (SELECT FROM unnest(kinds) WITH ORDINALITY AS one (kind, n) WHERE (count > 0 OR n > 1)
      AND NOT is_known('match', kind, false) AND NOT is_known('competition', kind, false)
      AND NOT is_known('club', kind, false))
$$;

-- True if the club of this session wrote the first event of the stream.
CREATE FUNCTION may_continue(stream_id text) RETURNS boolean LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT coalesce((SELECT stream.club = club() FROM stream WHERE stream.id = stream_id), true)
$$;

-- The owner of a stream has chosen a version of other clubs: from now on it is the owner's to continue.
CREATE FUNCTION adopt(choice text, payload bytea) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE stream SET club = club()
  WHERE stream.kind = 'fork' AND left(stream.id, 24) = left(choice, 24)
    AND stream.id IN (SELECT json_array_elements_text(convert_from(payload, 'UTF8')::json -> 'adopts'))
    AND EXISTS (SELECT FROM stream AS own WHERE own.id = convert_from(payload, 'UTF8')::json ->> 'stream'
                AND left(own.id, 24) = left(choice, 24) AND own.kind <> 'fork' AND own.club = club());
END $$;

-- Replaces the function of 0001. It also refuses an empty append, an unknown kind, and a stream of another club
-- (TM002). It notifies others only while the queue has room. So a session that does not listen cannot stop writers.
CREATE OR REPLACE FUNCTION append(stream_id text, stream_kind text, known_count bigint, known_hash bytea,
  kinds text[], payloads bytea[], times text[], authors text[], hashes bytea[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  here stream;
  me text := club();
  added bigint := cardinality(hashes);
  start bigint;
BEGIN
  IF coalesce(added, 0) = 0 OR array_ndims(hashes) <> 1 OR known_count < 0 OR (added <> ANY (ARRAY[cardinality(kinds),
    cardinality(payloads), cardinality(times), cardinality(authors)])) IS NOT FALSE THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'an append has at least one event, and all of each';
  END IF;
  IF (CASE stream_kind WHEN 'fork' THEN is_known_in_fork(kinds, known_count) ELSE
      (SELECT bool_and(is_known(stream_kind, one.kind, known_count + one.n = 1))
       FROM unnest(kinds) WITH ORDINALITY AS one (kind, n)) END) IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'an event of an unknown kind';
  END IF;
  IF (SELECT max(length(payload)) FROM unnest(payloads) AS one (payload)) > 67108864 THEN
    RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'an event is longer than any file that is read';
  END IF;
  IF known_count = 0 THEN
    INSERT INTO stream (id, kind, count, hash, club)
    VALUES (stream_id, stream_kind, 0, decode(repeat('00', 32), 'hex'), me) ON CONFLICT DO NOTHING;
  END IF;
  SELECT * INTO here FROM stream WHERE stream.id = stream_id;
  IF FOUND AND here.club <> me THEN
    RAISE EXCEPTION USING ERRCODE = 'TM002', MESSAGE = 'the stream belongs to another club';
  END IF;
  SELECT * INTO here FROM stream WHERE stream.id = stream_id FOR NO KEY UPDATE;
  IF NOT FOUND OR here.count <> known_count OR here.hash IS DISTINCT FROM known_hash OR here.kind <> stream_kind
    OR here.club <> me THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'the stream has moved on';
  END IF;
  UPDATE head SET position = position + added, writes = writes + 1 RETURNING position - added INTO start;
  INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash, position, role)
  SELECT stream_id, known_count + one.n, one.kind, one.payload, one.at, one.by,
    coalesce(lag(one.hash) OVER (ORDER BY one.n), known_hash), one.hash, start + one.n, session_user
  FROM unnest(kinds, payloads, times, authors, hashes) WITH ORDINALITY AS one (kind, payload, at, by, hash, n);
  UPDATE stream SET count = known_count + added, hash = hashes[added] WHERE stream.id = stream_id;
  IF kinds[1] = 'fork_settled' THEN
    PERFORM adopt(stream_id, payloads[1]);
  END IF;
  IF pg_notification_queue_usage() < 0.25 THEN
    PERFORM pg_notify('tanteador', stream_id);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION writing() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE head SET writes = writes + 1;
  IF pg_notification_queue_usage() < 0.25 THEN
    PERFORM pg_notify('tanteador', '');
  END IF;
END $$;

-- Replaces the function of 0004. Versions of the stream `of` by other clubs are not counted, so they stop nobody.
DROP FUNCTION forks_known(text, bigint);
CREATE FUNCTION forks_known(of text, beginning text, known bigint) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF (SELECT count(*) FROM stream WHERE stream.kind = 'fork' AND stream.id >= beginning AND stream.id < beginning || '~'
      AND stream.club = coalesce((SELECT main.club FROM stream AS main WHERE main.id = of), stream.club)) <> known THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'the stream went different ways';
  END IF;
END $$;

-- A club changes projected rows only of its own streams, and names only of people that it added.
ALTER TABLE person ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE house_ruleset ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE room_token ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE room_tap ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE room_note ADD COLUMN club text COLLATE "C" NOT NULL DEFAULT '';

-- Each club has its own notes. No other club sees them.
ALTER TABLE room_note DROP CONSTRAINT room_note_pkey;
ALTER TABLE room_note ADD PRIMARY KEY (club, key);

CREATE PROCEDURE guard_rows(name text, owned text) LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY %I ON %I FOR SELECT USING (true)', name || '_read', name);
  EXECUTE format('CREATE POLICY %I ON %I FOR INSERT WITH CHECK (%s)', name || '_add', name, owned);
  EXECUTE format('CREATE POLICY %I ON %I FOR UPDATE USING (%s)', name || '_change', name, owned);
  EXECUTE format('CREATE POLICY %I ON %I FOR DELETE USING (%s)', name || '_remove', name, owned);
END $$;

DO $$
DECLARE
  name text;
  stream text;
BEGIN
  FOREACH name IN ARRAY ARRAY['person', 'house_ruleset', 'room_token', 'room_tap', 'room_note'] LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN club SET DEFAULT club()', name);
    CALL guard_rows(name, 'club = (SELECT club())');
  END LOOP;
  FOR name, stream IN SELECT * FROM unnest(
    ARRAY['match_summary', 'competition_summary', 'point_entry', 'case_log', 'competition_match'],
    ARRAY['id', 'id', 'stream', 'stream', 'competition']) LOOP
    CALL guard_rows(name, format('EXISTS (SELECT FROM stream WHERE stream.id = %I.%I AND stream.club = (SELECT club()))',
                                 name, stream));
  END LOOP;
  CALL guard_rows('player_card',
                  'EXISTS (SELECT FROM person AS own WHERE own.id = player_card.person AND own.club = (SELECT club()))');
  ALTER POLICY room_note_read ON room_note USING (club = (SELECT club()));
END $$;
DROP PROCEDURE guard_rows(text, text);

-- A scorer's program sees only the salt and cost of a PIN, unless its role may read the table. The server compares the
-- hash and measures the wait by its own clock.
ALTER TABLE referee ADD COLUMN tried timestamptz;

CREATE FUNCTION referees() RETURNS TABLE (name text, pin text, wrong_pins integer, tried_at text, uptime text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT name, CASE WHEN has_table_privilege(session_user, 'referee'::regclass, 'SELECT') THEN pin
    ELSE regexp_replace(pin, '[^$]*$', '') END, wrong_pins, tried_at, uptime
  FROM referee ORDER BY name
$$;

-- `salted` and `known`: as the writer read them. Result 0: they have changed; 1: too many wrong PINs; 2: wrong;
-- 3: right.
CREATE FUNCTION try_pin(referee_name text, salted text, known bigint, pin_hash text, at text, clock text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  here referee;
BEGIN
  SELECT * INTO here FROM referee WHERE name = referee_name FOR UPDATE;
  IF NOT FOUND OR NOT starts_with(here.pin, salted) OR here.wrong_pins <> known OR salted NOT LIKE '%$' THEN
    RETURN 0;
  ELSIF here.wrong_pins > 2 AND clock_timestamp() <
      here.tried + make_interval(secs => least(300, 2 ^ (least(here.wrong_pins, 11) - 2))) THEN
    RETURN 1;
  ELSIF here.pin = salted || pin_hash THEN
    UPDATE referee SET wrong_pins = 0, tried_at = '', uptime = '', tried = NULL WHERE name = referee_name;
    RETURN 3;
  END IF;
  UPDATE referee SET wrong_pins = least(wrong_pins + 1, 300), tried_at = at, uptime = clock, tried = clock_timestamp()
  WHERE name = referee_name;
  RETURN 2;
END $$;

-- Ends each session that holds a write lock and is idle for five seconds or busy for ten minutes. So one frozen
-- computer cannot stop the other desks. The owner of the schema must be allowed to see and end sessions.
CREATE FUNCTION end_stalled() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT count(*) FILTER (WHERE pg_terminate_backend(stalled.pid)) FROM (
    SELECT DISTINCT activity.pid FROM pg_locks AS held
    JOIN pg_class AS c ON c.oid = held.relation
    JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.granted AND held.mode <> 'AccessShareLock' AND held.pid <> pg_backend_pid()
      AND c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'head'::regclass)
      AND ((activity.state LIKE 'idle in transaction%' AND activity.state_change < clock_timestamp() - interval '5 s')
           OR activity.xact_start < clock_timestamp() - interval '10 min')) AS stalled
$$;

REVOKE ALL ON FUNCTION referees(), try_pin(text, text, bigint, text, text, text) FROM PUBLIC;

-- Roles that could write before can still write. They can no longer read or change the table of referees.
DO $$
DECLARE
  writer text;
BEGIN
  FOR writer IN SELECT DISTINCT grantee::regrole::text FROM pg_proc, aclexplode(proacl)
      WHERE pg_proc.oid = 'append(text, text, bigint, bytea, text[], bytea[], text[], text[], bytea[])'::regprocedure
        AND grantee <> proowner AND grantee <> 0 LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION referees(), try_pin(text, text, bigint, text, text, text) TO %s', writer);
    EXECUTE format('REVOKE ALL ON referee FROM %s', writer);
  END LOOP;
END $$;
