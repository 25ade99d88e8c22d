DELETE FROM case_log WHERE stream = ?;
