-- name: check_heads
-- Streams whose head is not their last event.
SELECT stream.id, stream.count, coalesce(found.events, 0)
FROM stream
LEFT JOIN (SELECT stream, count(*) AS events, max(seq) AS last_seq FROM event GROUP BY stream) AS found
  ON found.stream = stream.id
LEFT JOIN event AS last ON last.stream = stream.id AND last.seq = stream.count
WHERE stream.count <> coalesce(found.events, 0)
  OR stream.count <> coalesce(found.last_seq, 0)
  OR stream.hash IS DISTINCT FROM coalesce(last.hash, decode(repeat('00', 32), 'hex'))
ORDER BY stream.id;

-- name: check_links
-- Events that do not follow the one before them.
SELECT stream, seq, before_seq
FROM (
  SELECT stream, seq, prev_hash,
    lag(seq, 1, 0::bigint) OVER before AS before_seq,
    lag(hash, 1, decode(repeat('00', 32), 'hex')) OVER before AS before_hash
  FROM event
  WINDOW before AS (PARTITION BY stream ORDER BY seq)
) AS link
WHERE seq <> before_seq + 1 OR prev_hash <> before_hash
ORDER BY stream, seq
LIMIT 100;

-- name: check_orphans
-- Events of a stream that is not there.
SELECT DISTINCT stream FROM event WHERE NOT EXISTS (SELECT FROM stream WHERE stream.id = event.stream);

-- name: check_positions
-- Does every position from 1 on belong to one event?
SELECT head.position, (SELECT count(*) FROM event), (SELECT coalesce(max(position), 0) FROM event) FROM head;

-- name: check_schema
-- Everything in a schema with what makes it, but for the name of the schema.
SELECT type, name, replace(replace(made, $1, ''), 'tanteador', '') FROM (
  SELECT CASE c.relkind WHEN 'r' THEN 'table' WHEN 'i' THEN 'index' WHEN 'v' THEN 'view' ELSE c.relkind::text END AS type,
    c.relname::text AS name,
    CASE c.relkind
      WHEN 'i' THEN pg_get_indexdef(c.oid)
      WHEN 'v' THEN pg_get_viewdef(c.oid)
      ELSE (SELECT coalesce(string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                                                 pg_get_expr(d.adbin, d.adrelid), collation_of.collname),
                                       ', ' ORDER BY a.attnum), '')
            FROM pg_attribute AS a
            LEFT JOIN pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
            LEFT JOIN pg_collation AS collation_of ON collation_of.oid = a.attcollation
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)
           || CASE WHEN c.relrowsecurity THEN ', guarded' ELSE '' END
    END AS made
  FROM pg_class AS c WHERE c.relnamespace = $1::text::regnamespace AND c.relkind NOT IN ('t', 'c')
  UNION ALL
  SELECT 'trigger', t.tgname, concat(t.tgenabled, ' ', pg_get_triggerdef(t.oid))
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
  WHERE c.relnamespace = $1::text::regnamespace AND NOT t.tgisinternal
  UNION ALL
  SELECT 'constraint', r.conname, concat(r.convalidated, ' ', c.relname, ' ', pg_get_constraintdef(r.oid))
  FROM pg_constraint AS r LEFT JOIN pg_class AS c ON c.oid = r.conrelid
  WHERE r.connamespace = $1::text::regnamespace AND r.contype <> 't'
  UNION ALL
  SELECT 'policy', p.polname, concat_ws(' ', p.polcmd, p.polpermissive, p.polroles::text,
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  FROM pg_policy AS p JOIN pg_class AS c ON c.oid = p.polrelid
  WHERE c.relnamespace = $1::text::regnamespace
  UNION ALL
  SELECT 'function', p.proname, pg_get_functiondef(p.oid) FROM pg_proc AS p WHERE p.pronamespace = $1::text::regnamespace
) AS object
ORDER BY type, name;

-- name: role_allows
-- Of this connection and role: is it encrypted, may it make a schema, is the program's its own, may it read, may it add.
SELECT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)::integer,
  has_database_privilege(current_database(), 'CREATE')::integer,
  coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'tanteador'), false)::integer,
  coalesce((SELECT bool_and(has_table_privilege(c.oid, 'SELECT')) FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE n.nspname = 'tanteador' AND c.relname IN ('stream', 'event', 'person', 'match_summary')), false)::integer,
  coalesce((SELECT bool_and(has_function_privilege(p.oid, 'EXECUTE')) FROM pg_proc AS p
    JOIN pg_namespace AS n ON n.oid = p.pronamespace
    WHERE n.nspname = 'tanteador' AND p.proname IN ('append', 'writing')), false)::integer;

-- name: role_reads_referees
SELECT has_table_privilege('tanteador.referee', 'SELECT')::integer;
