DELETE FROM match_summary;
