#!/usr/bin/env python3
"""Template of a backfill. Replace the three marked places. Rehearses unless --execute is given."""
import argparse
import pathlib
import time

import psycopg  # in the project's own environment


def step(connection, last, size, execute):
    """One batch after `last`. Returns (new last id or None at the end, rows changed)."""
    with connection.transaction(force_rollback=not execute):
        ids = [row[0] for row in connection.execute(
            # PLACE 1: what is still to do
            "SELECT id FROM orders WHERE id > %s AND region IS NULL ORDER BY id LIMIT %s FOR UPDATE SKIP LOCKED",
            (last, size),
        )]
        if not ids:
            return None, 0
        changed = connection.execute(
            # PLACE 2: the change itself, idempotent
            "UPDATE orders o SET region = c.region FROM customers c WHERE c.id = o.customer_id AND o.id = ANY(%s)",
            (ids,),
        ).rowcount
    return ids[-1], changed


def lag(connection):
    # PLACE 3: seconds of the slowest replica
    row = connection.execute("SELECT coalesce(max(extract(epoch FROM replay_lag)), 0) FROM pg_stat_replication").fetchone()
    return float(row[0])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--service", required=True, help="name in the PostgreSQL service file")
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--max-lag", type=float, default=5)
    parser.add_argument("--stop-file", default="STOP", help="the job ends when this file appears")
    parser.add_argument("--progress", default="backfill.progress")
    parser.add_argument("--execute", action="store_true")
    options = parser.parse_args()

    progress = pathlib.Path(options.progress)
    last = int(progress.read_text()) if progress.exists() else 0
    total, begun = 0, time.monotonic()
    with psycopg.connect(f"service={options.service}", autocommit=True) as connection:
        while not pathlib.Path(options.stop_file).exists():
            while lag(connection) > options.max_lag:
                time.sleep(1)
            reached, changed = step(connection, last, options.size, options.execute)
            if reached is None:
                break
            last, total = reached, total + changed
            if options.execute:
                progress.write_text(str(last))
            print(f"{last} {total} rows, {total / (time.monotonic() - begun):.0f}/s", flush=True)
    print("rehearsed" if not options.execute else "done", total)


if __name__ == "__main__":
    main()
