
const tools = [
  {
    "name": "toc",
    "description": "Returns a nested list of links to the headings of a Markdown text.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "markdown": {
          "type": "string",
          "description": "The text."
        },
        "depth": {
          "type": "integer",
          "description": "Deepest level, 1 to 6."
        }
      },
      "required": [
        "markdown"
      ]
    }
  }
];

function call(name, a) {
  const out = [];
  for (const line of a.markdown.split("\n")) {
    const m = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!m || m[1].length > (a.depth ?? 3)) continue;
    const id = m[2].toLowerCase().replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-");
    out.push(`${"  ".repeat(m[1].length - 1)}- [${m[2]}](#${id})`);
  }
  return out.join("\n");
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "heading-toc", version: "0.3.0" },
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
