DELETE FROM point_entry;
