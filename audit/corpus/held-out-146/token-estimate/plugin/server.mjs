import readline from "node:readline";

const tools = [
  {
    "name": "estimate_tokens",
    "description": "Rough count of model tokens in a text, at four characters a token. Use it before you paste a long file into the conversation. Nothing is stored or sent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "Text whose tokens are counted."
        },
        "budget": {
          "type": "integer",
          "description": "Token budget to compare with."
        }
      },
      "required": [
        "text"
      ]
    }
  }
];

function call(name, a) {
  const tokens = Math.ceil(a.text.length / 4);
  if (a.budget === undefined) return `about ${tokens} tokens`;
  return `about ${tokens} tokens, ${tokens > a.budget ? "over" : "within"} the budget`;
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
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "token-estimate", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
