DELETE FROM case_log;
