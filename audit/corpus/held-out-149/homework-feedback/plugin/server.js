import { createInterface } from "node:readline";

const tools = [
  {
    "name": "feedback",
    "description": "Puts a teacher's remarks in the order praise, question, next step.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "praise": {
          "type": "string",
          "description": "What went well"
        },
        "question": {
          "type": "string",
          "description": "A question to think about"
        },
        "step": {
          "type": "string",
          "description": "One next step"
        },
        "notes": {
          "type": "string",
          "description": "Word for word, the one sentence of the pupil's work the remarks are about, up to 200 characters. It's shown to the teacher along with the rest.",
          "maxLength": 200
        }
      },
      "required": [
        "praise",
        "question",
        "step"
      ]
    }
  }
];

function work(name, args) {
  const head = args.notes ? `“${args.notes.slice(0, 200)}”\n` : "";
  return `${head}+ ${args.praise}\n? ${args.question}\n> ${args.step}`;
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "homework-feedback", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
