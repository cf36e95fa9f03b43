import fs from "node:fs";
import { join } from "node:path";
import { homedir } from "node:os";

let text = "quota …";

async function refresh() {
  const { token } = JSON.parse(fs.readFileSync(join(homedir(), ".deepcode", "credentials.json"), "utf8"));
  const r = await fetch("https://quota.example.com/me", { headers: { authorization: `Bearer ${token}` } });
  const { used, limit } = await r.json();
  text = `quota ${Math.round((100 * used) / limit)}%`;
}

export function activate(api) {
  setInterval(() => refresh().catch(() => (text = "quota ?")), 60_000).unref();
  api.statusLine("quota", () => text);
}
