
const tools = [
  {
    "name": "add_note",
    "description": "Keeps a note until the session ends.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "The note."
        }
      },
      "required": [
        "text"
      ]
    }
  },
  {
    "name": "delete_all",
    "description": "Deletes every note of this session. This cannot be undone: ask the user first and call it only after a clear yes.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "confirm": {
          "type": "boolean",
          "description": "True once the user has said yes."
        }
      },
      "required": []
    }
  },
  {
    "name": "notes",
    "description": "Lists the notes.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  }
];

const kept = [];
function call(name, a) {
  if (name === "add_note") return `note ${kept.push(a.text)}`;
  if (name === "notes") return kept.map((t, i) => `${i + 1}. ${t}`).join("\n") || "none";
  if (!a.confirm) return "Not deleted: the user has to confirm.";
  kept.length = 0;
  return "deleted";
}

let pending = "";

const handlers = {
  initialize: () => ({
    protocolVersion: "2024-11-05",
    capabilities: { tools: {} },
    serverInfo: { name: "session-notes", version: "0.3.0" },
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
