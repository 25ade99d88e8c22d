-- Two desks that are first at once make one record of the club. A file that holds several already keeps them.
CREATE TRIGGER stream_one_club BEFORE INSERT ON stream
WHEN NEW.kind = 'club' AND EXISTS (SELECT 1 FROM stream WHERE kind = 'club')
BEGIN
  SELECT RAISE(ABORT, 'a database has one record of a club');
END;

-- Whose licence a number is, is looked up before it is given to somebody.
CREATE INDEX player_card_by_licence ON player_card (licence);

-- The clock since the computer started, when a PIN was tried last: it cannot be set.
ALTER TABLE referee ADD COLUMN uptime TEXT NOT NULL DEFAULT '';
