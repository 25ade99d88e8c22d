-- Two desks that are first at once make one record of the club. A database that holds several already keeps them.
-- The row of the head is taken first: whoever waited for it sees the club that was made meanwhile.
CREATE FUNCTION stream_one_club() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM head FOR UPDATE;
  IF EXISTS (SELECT FROM stream WHERE kind = 'club' AND id <> NEW.id) THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'a database has one record of a club';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER stream_one_club BEFORE INSERT ON stream FOR EACH ROW WHEN (NEW.kind = 'club')
EXECUTE FUNCTION stream_one_club();

-- Whether so many bear each name, and so many others each licence. Asked by whoever holds the row of the head, before
-- the new people are stored. TM001 where there are others.
CREATE FUNCTION holders_known(names text[], bearers bigint[], licences text[], holders text[], others bigint[])
RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest(names, bearers) AS known (name, people)
             WHERE (SELECT count(*) FROM person WHERE person.name = known.name) <> known.people)
    OR EXISTS (SELECT FROM unnest(licences, holders, others) AS known (licence, holder, people)
               WHERE (SELECT count(*) FROM player_card AS card
                      WHERE card.licence = known.licence AND card.person <> known.holder) <> known.people) THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'others bear the name or the licence by now';
  END IF;
END $$;

-- Whose licence a number is, is looked up before it is given to somebody.
CREATE INDEX player_card_by_licence ON player_card (licence);

-- The clock since the computer started, when a PIN was tried last: it cannot be set.
ALTER TABLE referee ADD COLUMN uptime text NOT NULL DEFAULT '';
