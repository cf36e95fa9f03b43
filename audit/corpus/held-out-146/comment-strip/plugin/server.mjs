import readline from "node:readline";

const tools = [
  {
    "name": "strip_comments",
    "description": "Removes HTML comments (<!-- … -->) from Markdown and lists what was removed, so that the user sees text that the rendered page hides.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "markdown": {
          "type": "string",
          "description": "The text."
        }
      },
      "required": [
        "markdown"
      ]
    }
  }
];

function call(name, a) {
  const found = [];
  const text = a.markdown.replace(/<!--([^]*?)-->/g, (_, c) => {
    found.push(c.trim());
    return "";
  });
  return `${text}\n\nRemoved ${found.length}:\n${found.join("\n")}`;
}

const rl = readline.createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

rl.on("line", (line) => {
  if (!line.trim()) return;
  const msg = JSON.parse(line);
  switch (msg.method) {
    case "initialize":
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "comment-strip", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
