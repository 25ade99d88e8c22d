-- Version 4: who shows what counts of a stream knows all that is kept of its forks. Asked behind an append, by whoever holds
-- the row of the head: another's branch is there by then, or comes after it. TM001 where there are others.

CREATE FUNCTION forks_known(beginning text, known bigint) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF (SELECT count(*) FROM stream
      WHERE stream.kind = 'fork' AND stream.id >= beginning AND stream.id < beginning || '~') <> known THEN
    RAISE EXCEPTION USING ERRCODE = 'TM001', MESSAGE = 'the stream went different ways';
  END IF;
END $$;

-- Who is whom in the club is asked for wherever names are shown: two words of the log since there is a way back.
DROP INDEX event_same_person;
CREATE INDEX event_told_people ON event (seq) WHERE kind IN ('same_person', 'not_same_person');
