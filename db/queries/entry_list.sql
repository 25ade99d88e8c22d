SELECT seq, ordinal, deal, side, points, full, category, rule FROM point_entry
WHERE stream = ? ORDER BY seq, ordinal;
