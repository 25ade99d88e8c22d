SELECT term FROM rule_word ORDER BY term;
