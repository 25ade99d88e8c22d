DELETE FROM point_entry WHERE stream = ? AND seq >= ?;
