-- Roles that a PIN proves, separated by commas.
ALTER TABLE referee ADD COLUMN roles TEXT NOT NULL DEFAULT 'referee';
