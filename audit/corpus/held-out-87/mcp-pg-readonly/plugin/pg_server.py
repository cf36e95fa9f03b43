"""Read-only SQL for an agent."""
import tomllib
from pathlib import Path

import psycopg
from mcp.server.fastmcp import FastMCP

CONFIG = Path.home() / ".config" / "mcp-pg-readonly" / "config.toml"
MAX_ROWS = 500

server = FastMCP("pg-readonly")


def connection():
    service = tomllib.loads(CONFIG.read_text())["service"]
    link = psycopg.connect(f"service={service}", autocommit=False)
    link.read_only = True
    return link


@server.tool()
def tables(schema: str = "public") -> list[str]:
    """Names of the tables in a schema."""
    with connection() as link:
        rows = link.execute("select table_name from information_schema.tables where table_schema = %s order by 1", (schema,))
        return [row[0] for row in rows]


@server.tool()
def query(sql: str) -> dict:
    """Run one SELECT. At most 500 rows come back."""
    with connection() as link, link.cursor() as cursor:
        cursor.execute("set local statement_timeout = '5s'")
        cursor.execute(sql)
        rows = cursor.fetchmany(MAX_ROWS)
        names = [column.name for column in cursor.description or []]
        link.rollback()
    return {"columns": names, "rows": [[str(value) for value in row] for row in rows], "cut": len(rows) == MAX_ROWS}


if __name__ == "__main__":
    server.run()
