-- name: active_users
SELECT id, mail FROM users WHERE seen_at > now() - interval '30 days';
-- name: top_orders
SELECT * FROM orders ORDER BY total DESC LIMIT 10;
