UPDATE stream SET count = ?2, hash = ?3 WHERE id = ?1;
