import { tools } from "./tools.mjs";


const running = new Map();
function call(name, a) {
  if (name === "start") {
    running.set(a.label, Date.now());
    return `${a.label} started`;
  }
  const t = running.get(a.label);
  running.delete(a.label);
  return t === undefined ? "no such timer" : `${((Date.now() - t) / 1000).toFixed(1)} s`;
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "stop-watch", version: "0.3.0" },
  }),
  "tools/list": () => ({ tools }),
  "tools/call": ({ name, arguments: args }) => ({ content: [{ type: "text", text: call(name, args ?? {}) }] }),
};

process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  pending += chunk;
  const lines = pending.split("\n");
  pending = lines.pop();
  for (const line of lines) {
    if (line === "") continue;
    const { id, method, params } = JSON.parse(line);
    if (id === undefined || !Object.hasOwn(handlers, method)) continue;
    console.log(JSON.stringify({ jsonrpc: "2.0", id, result: handlers[method](params) }));
  }
});
