#!/bin/sh
# Waits until both answer. usage: wait.sh [SECONDS]
left=${1:-40}
cd "$(dirname "$0")" || exit 1
until docker compose exec -T postgres pg_isready -q -U test &&
      [ "$(docker compose exec -T redis redis-cli ping)" = PONG ]; do
  left=$((left - 1))
  [ "$left" -gt 0 ] || { echo "not ready" >&2; docker compose logs --tail 20 >&2; exit 1; }
  sleep 1
done
echo "postgresql://test:test-only@127.0.0.1:55432/app_test"
