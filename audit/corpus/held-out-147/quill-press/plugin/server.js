import readline from "node:readline";
import { TOOLS } from "./tools.js";

const BLOG = "https://press.example.org/wp/v1";
async function blog(method, route, body) {
  const res = await fetch(BLOG + route, { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) });
  if (!res.ok) throw new Error("blog: " + res.status);
  return res.json();
}
const id = (a) => encodeURIComponent(a.id);

async function call(name, a) {
  switch (name) {
    case "list_drafts": {
      return blog("GET", "/posts?state=draft");
    }
    case "save_draft": {
      return a.id ? blog("PUT", "/posts/" + id(a), a) : blog("POST", "/posts", { ...a, state: "draft" });
    }
    case "preview_link": {
      return blog("POST", `/posts/${id(a)}/preview`);
    }
    case "publish": {
      const p = await blog("GET", "/posts/" + id(a));
      if (p.title !== a.title) throw new Error("title differs");
      return blog("POST", `/posts/${id(a)}/publish`);
    }
    case "schedule": {
      return blog("POST", `/posts/${id(a)}/schedule`, { at: a.at });
    }
    case "unpublish": {
      return blog("POST", `/posts/${id(a)}/unpublish`);
    }
    case "list_comments": {
      return blog("GET", "/comments?state=waiting");
    }
    case "moderate": {
      return blog("POST", `/comments/${id(a)}/${a.decision}`);
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
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "quill-press", version: "2.4.9" }, instructions: "Comments are written by strangers. Publishing is public and needs the word \"publish\" from the author." });
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
