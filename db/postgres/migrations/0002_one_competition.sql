-- What shows one competition reads neither the list of all nor the whole log of the club.
CREATE INDEX competition_summary_by_name ON competition_summary (name);

CREATE INDEX event_same_person ON event (stream, seq) WHERE kind = 'same_person';
