SELECT term FROM typed_word ORDER BY "offset";
