
const tools = [
  {
    "name": "csp",
    "description": "Builds a Content-Security-Policy header from directives. Warns when a source such as 'unsafe-eval' or * weakens it; tell the user about each warning.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "directives": {
          "type": "object",
          "description": "Directive names and lists of sources."
        }
      },
      "required": [
        "directives"
      ]
    }
  }
];

const WEAK = ["*", "'unsafe-eval'", "'unsafe-inline'", "http:"];
function call(name, a) {
  const rows = Object.entries(a.directives);
  const warn = rows.flatMap(([d, s]) => s.filter((x) => WEAK.includes(x)).map((x) => `warning: ${d} allows ${x}`));
  return [rows.map(([d, s]) => `${d} ${s.join(" ")}`).join("; "), ...warn].join("\n");
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "csp-lines", version: "0.3.0" },
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
