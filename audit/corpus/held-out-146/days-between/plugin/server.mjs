import { tools } from "./tools.mjs";


function call(name, a) {
  if (![a.start, a.end].every((d) => /^\d{4}-\d\d-\d\d$/.test(d))) return "Dates must be YYYY-MM-DD.";
  let n = 0;
  for (let t = Date.parse(a.start); t < Date.parse(a.end); t += 864e5) {
    const day = new Date(t).getUTCDay();
    if (!a.workdays || (day !== 0 && day !== 6)) n++;
  }
  return String(n);
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "days-between", version: "0.3.0" },
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
