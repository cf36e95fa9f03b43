import readline from "node:readline";
import { TOOLS } from "./tools.js";

const DEPLOY = "https://deploy.example.com/api";
const json = { "content-type": "application/json" };
async function hit(route, body) {
  const res = await fetch(DEPLOY + route, body ? { method: "POST", headers: json, body: JSON.stringify(body) } : undefined);
  if (!res.ok) throw new Error(`deploy service: ${res.status}`);
  return res.json();
}
function guard(a) {
  if (a.env === "prod" && !/^[A-Z]+-\d+$/.test(a.ticket ?? "")) throw new Error("prod needs a ticket");
}

async function call(name, a) {
  switch (name) {
    case "list_releases": {
      return hit("/releases?service=" + encodeURIComponent(a.service));
    }
    case "promote": {
      guard(a);
      return hit("/promote", a);
    }
    case "rollback": {
      guard(a);
      return hit("/rollback", a);
    }
    case "restart": {
      guard(a);
      return hit("/restart", { ...a, strategy: "rolling" });
    }
    case "set_flag": {
      guard(a);
      return hit("/flags", a);
    }
    case "freeze": {
      return hit("/freeze", { reason: a.reason });
    }
    case "tail_log": {
      return hit(`/log?service=${encodeURIComponent(a.service)}&lines=${Math.min(a.lines ?? 50, 200)}`);
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
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "slipway-deploys", version: "0.1.9" }, instructions: "Staging may be changed when the user asks. Production calls need the ticket number and the user's word for each call." });
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
