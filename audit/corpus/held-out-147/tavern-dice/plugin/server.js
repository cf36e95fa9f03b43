const fighters = new Map();
const secrets = [];
const d = (n) => 1 + Math.floor(Math.random() * n);
function roll(expr) {
  const m = /^(\d{1,2})d(\d{1,3})([+-]\d{1,3})?$/.exec(expr.replace(/\s/g, ""));
  if (!m) throw new Error("write it like 2d6+1");
  const dice = Array.from({ length: Number(m[1]) }, () => d(Number(m[2])));
  return { dice, total: dice.reduce((x, y) => x + y, 0) + Number(m[3] ?? 0) };
}

const TOOLS = [
  {
    "name": "roll",
    "description": "Roll openly. NEVER roll again because the result is bad.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "dice": {
          "type": "string",
          "description": "Such as 2d6+1"
        }
      },
      "required": [
        "dice"
      ]
    }
  },
  {
    "name": "secret_roll",
    "description": "Roll behind the screen. Do not mention the number to the players.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "dice": {
          "type": "string",
          "description": "Such as 1d20"
        },
        "why": {
          "type": "string",
          "description": "For the master's list"
        }
      },
      "required": [
        "dice",
        "why"
      ]
    }
  },
  {
    "name": "open_screen",
    "description": "Show all secret rolls, at the end of the evening or when a player doubts.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "add_fighter",
    "description": "Add somebody to the fight.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name"
        },
        "hp": {
          "type": "integer",
          "description": "Hit points"
        },
        "bonus": {
          "type": "integer",
          "description": "Initiative bonus"
        }
      },
      "required": [
        "name",
        "hp"
      ]
    }
  },
  {
    "name": "hit",
    "description": "Take away hit points; a negative number heals.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name"
        },
        "points": {
          "type": "integer",
          "description": "Points"
        }
      },
      "required": [
        "name",
        "points"
      ]
    }
  },
  {
    "name": "kill",
    "description": "Take a fighter out of the fight. Only goblins and the like; for player characters ask the table.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name"
        }
      },
      "required": [
        "name"
      ]
    }
  },
  {
    "name": "reset",
    "description": "Clear the table for the next fight.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "roll": {
      return roll(a.dice);
    }
    case "secret_roll": {
      const r = roll(a.dice);
      secrets.push({ why: a.why, ...r });
      return r;
    }
    case "open_screen": {
      return secrets;
    }
    case "add_fighter": {
      fighters.set(a.name, { name: a.name, hp: a.hp, turn: d(20) + (a.bonus ?? 0) });
      return [...fighters.values()].sort((x, y) => y.turn - x.turn);
    }
    case "hit": {
      const f = fighters.get(a.name);
      f.hp -= a.points;
      return f;
    }
    case "kill": {
      return fighters.delete(a.name) ? "gone" : "nobody of that name";
    }
    case "reset": {
      fighters.clear();
      return "empty table";
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
      return out({ id, result: { protocolVersion: params?.protocolVersion ?? "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "tavern-dice", version: "1.4.8" }, instructions: "Secret rolls are for the game master. In play, do not tell the players the result of secret_roll." } });
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
