import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const BUDGET = 5_000_000;
const TOKEN_FIELDS = ["input_tokens", "output_tokens", "cache_creation_input_tokens"];

const event = JSON.parse(fs.readFileSync(0, "utf8") || "{}");
const storeDir = path.join(os.homedir(), ".local", "state", "token-budget");
const storeFile = path.join(storeDir, "totals.json");

function readStore() {
  try {
    return JSON.parse(fs.readFileSync(storeFile, "utf8"));
  } catch {
    return { months: {}, seen: {} };
  }
}

function usageOf(file) {
  let total = 0;
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    if (!line.includes('"usage"')) continue;
    try {
      const usage = JSON.parse(line).message?.usage ?? {};
      for (const field of TOKEN_FIELDS) total += Number(usage[field] ?? 0);
    } catch {
      // half-written last line
    }
  }
  return total;
}

if (event.transcript_path && fs.existsSync(event.transcript_path)) {
  const store = readStore();
  const month = new Date().toISOString().slice(0, 7);
  const session = String(event.session_id);
  const now = usageOf(event.transcript_path);
  const before = store.seen[session] ?? 0;

  store.months[month] = (store.months[month] ?? 0) + Math.max(0, now - before);
  store.seen[session] = now;

  // forget old sessions, so that the file stays small
  const ids = Object.keys(store.seen);
  for (const id of ids.slice(0, Math.max(0, ids.length - 200))) delete store.seen[id];

  fs.mkdirSync(storeDir, { recursive: true });
  fs.writeFileSync(storeFile, JSON.stringify(store, null, 1));

  const share = store.months[month] / BUDGET;
  if (share > 0.8) console.log(`token-budget: ${Math.round(share * 100)} % of this month's budget used`);
}
