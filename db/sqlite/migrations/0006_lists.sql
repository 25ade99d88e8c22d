-- A list of which one page is read, and what is asked of one stream, must not grow with the file.
CREATE INDEX stream_by_kind ON stream (kind);

-- julianday: the times may have different offsets from UTC.
CREATE INDEX match_summary_newest ON match_summary (julianday(started_at) DESC, id DESC);

CREATE INDEX match_summary_live ON match_summary (julianday(started_at) DESC, id DESC)
WHERE status = 'in_progress';

-- Few events warn, and few are amended: the search for earlier warnings reads these alone.
CREATE INDEX event_warned ON event (kind, stream) WHERE kind IN ('warned', 'amended');

CREATE INDEX competition_match_by_competition ON competition_match (competition, match);
