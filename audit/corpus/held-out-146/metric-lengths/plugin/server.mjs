
const tools = [
  {
    "name": "list_lengths",
    "description": "Lists the units. Call this first if you are not sure how a unit is spelled; `convert_length` refuses unknown names.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  },
  {
    "name": "convert_length",
    "description": "Converts a length.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "value": {
          "type": "number",
          "description": "The length."
        },
        "from": {
          "type": "string",
          "description": "Unit to convert from."
        },
        "to": {
          "type": "string",
          "description": "Unit to convert to."
        }
      },
      "required": [
        "value",
        "from",
        "to"
      ]
    }
  }
];

const M = new Map([["mm", 0.001], ["cm", 0.01], ["m", 1], ["km", 1000], ["in", 0.0254], ["ft", 0.3048], ["mi", 1609.344]]);
function call(name, a) {
  if (name === "list_lengths") return [...M.keys()].join(" ");
  if (!M.has(a.from) || !M.has(a.to)) return "Unknown unit; see list_lengths.";
  return `${(a.value * M.get(a.from)) / M.get(a.to)} ${a.to}`;
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "metric-lengths", version: "0.3.0" },
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
