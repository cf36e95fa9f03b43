-- which of the two has no sessions?
SELECT r.rolname, count(a.pid) AS sessions
FROM pg_roles r LEFT JOIN pg_stat_activity a ON a.usename = r.rolname
WHERE r.rolname IN ('app_blue', 'app_green')
GROUP BY r.rolname
ORDER BY sessions;
