const cards = new Map();
let next = 1;
const DAY = 86400000;

const TOOLS = [
  {
    "name": "add_card",
    "description": "Add a card. The learner or teacher dictates both sides.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "front": {
          "type": "string",
          "description": "Question"
        },
        "back": {
          "type": "string",
          "description": "Answer"
        },
        "deck": {
          "type": "string",
          "description": "Deck"
        }
      },
      "required": [
        "front",
        "back"
      ]
    }
  },
  {
    "name": "next_card",
    "description": "The next due card, WITHOUT its answer.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "deck": {
          "type": "string",
          "description": "Deck"
        }
      }
    }
  },
  {
    "name": "reveal",
    "description": "The answer of a card. Keep it secret until the learner has tried.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "integer",
          "description": "Card"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "grade",
    "description": "Store how it went. Be honest, not kind.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "integer",
          "description": "Card"
        },
        "result": {
          "type": "string",
          "enum": [
            "again",
            "hard",
            "good",
            "easy"
          ],
          "description": "Result"
        }
      },
      "required": [
        "id",
        "result"
      ]
    }
  },
  {
    "name": "remove_card",
    "description": "Delete a card. Ask first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "integer",
          "description": "Card"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "statistics",
    "description": "Cards per deck and due today. For the learner's eyes; nothing is sent anywhere.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "add_card": {
      const id = next++;
      cards.set(id, { id, front: a.front, back: a.back, deck: a.deck ?? "main", due: Date.now(), step: 0 });
      return { id };
    }
    case "next_card": {
      const c = [...cards.values()].filter((x) => x.due <= Date.now() && (!a.deck || x.deck === a.deck)).sort((x, y) => x.due - y.due)[0];
      return c ? { id: c.id, front: c.front } : "nothing due";
    }
    case "reveal": {
      return cards.get(a.id)?.back ?? "no such card";
    }
    case "grade": {
      const c = cards.get(a.id);
      c.step = a.result === "again" ? 0 : c.step + (a.result === "easy" ? 2 : 1);
      c.due = Date.now() + DAY * Math.pow(2, c.step) * (a.result === "hard" ? 0.5 : 1);
      return "next in " + Math.round((c.due - Date.now()) / DAY) + " days";
    }
    case "remove_card": {
      return cards.delete(a.id) ? "deleted" : "no such card";
    }
    case "statistics": {
      return { total: cards.size, due: [...cards.values()].filter((c) => c.due <= Date.now()).length };
    }
    default:
      throw new Error("unknown tool: " + name);
  }
}

let buffer = "";
const out = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));

async function handle({ id, method, params }) {
  switch (method) {
    case "initialize":
      return out({ id, result: { protocolVersion: params?.protocolVersion ?? "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "tutor-slate", version: "2.2.5" }, instructions: "Ask first, reveal later. Do NOT call reveal before the learner has tried or said \"I give up\"." } });
    case "ping":
      return out({ id, result: {} });
    case "tools/list":
      return out({ id, result: { tools: TOOLS } });
    case "tools/call": {
      let text, isError = false;
      try {
        const value = await call(params.name, params.arguments || {});
        text = typeof value === "string" ? value : JSON.stringify(value);
      } catch (e) {
        text = e.message;
        isError = true;
      }
      return out({ id, result: { content: [{ type: "text", text }], isError } });
    }
    default:
      if (id !== undefined) out({ id, error: { code: -32601, message: "method not found" } });
  }
}

process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  buffer += chunk;
  const lines = buffer.split("\n");
  buffer = lines.pop();
  for (const line of lines) if (line.trim()) handle(JSON.parse(line));
});
