-- Standings are computed from the log wherever they are shown. Nothing read those that were stored.
DROP TABLE competition_standing;
