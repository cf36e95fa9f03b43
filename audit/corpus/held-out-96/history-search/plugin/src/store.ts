import { Database } from "bun:sqlite";
import { profileDir } from "./profile.ts";

type Row = { title: string; url: string };

export function find(q: string): Row[] {
  const db = new Database(`${profileDir()}/History`, { readonly: true });
  try {
    return db.query<Row, [string]>("SELECT title, url FROM urls WHERE title LIKE ? ORDER BY last_visit_time DESC LIMIT 20").all(`%${q}%`);
  } finally {
    db.close();
  }
}
