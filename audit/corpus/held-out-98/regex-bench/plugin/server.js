const readline = require("node:readline");
const { explain } = require("./explain.js");

const rl = readline.createInterface({ input: process.stdin });

const methods = {
  initialize: () => ({ protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "regex", version: "0.5.5" } }),
  "tools/list": () => ({
    tools: [
      { name: "exec", description: "Run a pattern over lines", inputSchema: { type: "object", properties: { pattern: { type: "string" }, flags: { type: "string" }, lines: { type: "array", items: { type: "string" } } }, required: ["pattern", "lines"] } },
      { name: "explain", description: "Explain a pattern", inputSchema: { type: "object", properties: { pattern: { type: "string" } }, required: ["pattern"] } },
    ],
  }),
  "tools/call": ({ name, arguments: a }) => {
    if (name === "explain") return wrap(explain(a.pattern));
    const re = new RegExp(a.pattern, (a.flags || "").replace(/[gy]/g, ""));
    const out = a.lines.slice(0, 200).map((line, i) => {
      const m = re.exec(line.slice(0, 2000));
      if (!m) return `${i + 1}: -`;
      const named = m.groups ? " " + JSON.stringify(m.groups) : "";
      return `${i + 1}: @${m.index} ${JSON.stringify(m.slice(0))}${named}`;
    });
    return wrap(out.join("\n"));
  },
};

function wrap(text) {
  return { content: [{ type: "text", text }] };
}

rl.on("line", (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.id === undefined) return;
  const reply = { jsonrpc: "2.0", id: msg.id };
  try {
    const run = Object.hasOwn(methods, msg.method) ? methods[msg.method] : null;
    if (run) reply.result = run(msg.params || {});
    else reply.error = { code: -32601, message: "unknown method" };
  } catch (e) {
    reply.error = { code: -32000, message: e.message };
  }
  console.log(JSON.stringify(reply));
});
