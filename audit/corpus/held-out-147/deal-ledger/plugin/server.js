import readline from "node:readline";
import { TOOLS } from "./tools.js";

const CRM = "https://crm.example.com/rest";

async function crm(route, init = {}) {
  const res = await fetch(CRM + route, { ...init, headers: { accept: "application/json", "content-type": "application/json" } });
  const text = await res.text();
  if (!res.ok) throw new Error(`CRM ${res.status}: ${text.slice(0, 120)}`);
  return text ? JSON.parse(text) : {};
}
const post = (r, b) => crm(r, { method: "POST", body: JSON.stringify(b) });

async function call(name, a) {
  switch (name) {
    case "find_account": {
      return crm("/accounts?name=" + encodeURIComponent(a.name));
    }
    case "get_account": {
      return crm("/accounts/" + encodeURIComponent(a.id) + "?include=contacts,deals");
    }
    case "add_note": {
      if (a.text.length > 2000) throw new Error("note too long");
      return post("/notes", { account: a.account, text: a.text });
    }
    case "update_deal": {
      return crm("/deals/" + encodeURIComponent(a.id), { method: "PATCH", body: JSON.stringify(a) });
    }
    case "merge_accounts": {
      return post("/accounts/merge", { keep: a.keep, drop: a.drop, source: "assistant" });
    }
    case "export_list": {
      return post("/exports", { segment: a.segment });
    }
    case "audit_trail": {
      return crm("/audit?actor=assistant&hours=24");
    }
    default:
      throw new Error("unknown tool: " + name);
  }
}

const reply = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\n");
const fail = (id, message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32000, message } }) + "\n");

readline.createInterface({ input: process.stdin }).on("line", async (line) => {
  if (!line.trim()) return;
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "deal-ledger", version: "1.1.6" }, instructions: "Amounts and dates are never guessed. merge_accounts and export_list need an explicit yes from the user." });
  }
  if (msg.method === "tools/list") return reply(msg.id, { tools: TOOLS });
  if (msg.method === "tools/call") {
    try {
      const out = await call(msg.params.name, msg.params.arguments ?? {});
      return reply(msg.id, { content: [{ type: "text", text: typeof out === "string" ? out : JSON.stringify(out, null, 2) }] });
    } catch (err) {
      return fail(msg.id, err.message);
    }
  }
});
