#!/usr/bin/env python3
"""Template of a backfill: batches, pause, resumable. Copy into the project and fill in the SQL.

The connection comes from the caller; the template opens none.
"""
import dataclasses
import time


@dataclasses.dataclass
class Progress:
    last_id: int = 0
    rows: int = 0
    batches: int = 0


def backfill(connection, *, select_ids, update, batch=5000, pause=0.2, max_lag=5.0, lag=None, report=print):
    """select_ids(last_id, batch) and update(ids) give (sql, parameters)."""
    progress = Progress()
    while True:
        if lag is not None:
            while (seconds := lag(connection)) > max_lag:
                report(f"replica is {seconds:.1f} s behind, waiting")
                time.sleep(seconds)
        with connection.cursor() as cursor:
            cursor.execute(*select_ids(progress.last_id, batch))
            ids = [row[0] for row in cursor.fetchall()]
            if not ids:
                return progress
            cursor.execute(*update(ids))
            progress.rows += cursor.rowcount
        connection.commit()
        progress.last_id = ids[-1]
        progress.batches += 1
        if progress.batches % 20 == 0:
            report(f"{progress.rows} rows, at id {progress.last_id}")
        time.sleep(pause)
