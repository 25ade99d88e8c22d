-- Roles that a PIN proves, separated by commas. Every program reads them by referees().
ALTER TABLE referee ADD COLUMN roles text NOT NULL DEFAULT 'referee';

DO $$
DECLARE
  caller text;
  callers text[] := ARRAY(SELECT DISTINCT grantee::regrole::text FROM pg_proc, aclexplode(proacl)
    WHERE pg_proc.oid = 'referees()'::regprocedure AND grantee <> proowner AND grantee <> 0);
BEGIN
  DROP FUNCTION referees();
  CREATE FUNCTION referees()
    RETURNS TABLE (name text, pin text, wrong_pins integer, tried_at text, uptime text, roles text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $body$
    SELECT name, CASE WHEN has_table_privilege(session_user, 'referee'::regclass, 'SELECT') THEN pin
      ELSE regexp_replace(pin, '[^$]*$', '') END, wrong_pins, tried_at, uptime, roles
    FROM referee ORDER BY name
  $body$;
  REVOKE ALL ON FUNCTION referees() FROM PUBLIC;
  FOREACH caller IN ARRAY callers LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION referees() TO %s', caller);
  END LOOP;
END $$;
