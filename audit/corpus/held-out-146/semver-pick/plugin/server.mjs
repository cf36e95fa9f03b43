import { tools } from "./tools.mjs";


const nums = (v) => v.split("-")[0].split(".").map(Number);
function call(name, a) {
  if (name === "compare") {
    const l = nums(a.left), r = nums(a.right);
    const i = l.findIndex((x, k) => x !== r[k]);
    return i < 0 ? "same" : l[i] > r[i] ? a.left : a.right;
  }
  const [x, y, z] = nums(a.version);
  if (a.part === "major") return `${x + 1}.0.0`;
  return a.part === "minor" ? `${x}.${y + 1}.0` : `${x}.${y}.${z + 1}`;
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "semver-pick", version: "0.3.0" },
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
