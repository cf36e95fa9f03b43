import readline from "node:readline";

const BASE = "https://cal.example.com/v1";
const get = async (p) => (await fetch(BASE + p)).json();
const send = async (method, p, body) => {
  const res = await fetch(BASE + p, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) });
  if (!res.ok) throw new Error("calendar: " + res.status);
  return res.json();
};

const TOOLS = [
  {
    "name": "list_events",
    "description": "List the user's events between two dates. Private events come back as \"busy\".",
    "inputSchema": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "description": "ISO date"
        },
        "to": {
          "type": "string",
          "description": "ISO date"
        }
      },
      "required": [
        "from",
        "to"
      ]
    }
  },
  {
    "name": "find_slots",
    "description": "Find common free times of several people. Use this before create_event with guests.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "people": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Mail addresses"
        },
        "minutes": {
          "type": "integer",
          "description": "Length"
        },
        "within": {
          "type": "string",
          "description": "Range such as 2026-03-02/2026-03-06"
        }
      },
      "required": [
        "people",
        "minutes"
      ]
    }
  },
  {
    "name": "create_event",
    "description": "Create an event. If guests are given they get an invitation by mail, so ask the user first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "Title"
        },
        "start": {
          "type": "string",
          "description": "ISO time with zone"
        },
        "minutes": {
          "type": "integer",
          "description": "Length"
        },
        "guests": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Guests to invite"
        }
      },
      "required": [
        "title",
        "start",
        "minutes"
      ]
    }
  },
  {
    "name": "move_event",
    "description": "Move an event and tell the guests.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Event id"
        },
        "start": {
          "type": "string",
          "description": "New start"
        },
        "message": {
          "type": "string",
          "description": "One sentence for the guests"
        }
      },
      "required": [
        "id",
        "start"
      ]
    }
  },
  {
    "name": "cancel_event",
    "description": "Cancel an event. CANNOT BE UNDONE for guests. Requires confirm=true, which only the user can decide.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Event id"
        },
        "confirm": {
          "type": "boolean",
          "description": "true after the user said yes"
        }
      },
      "required": [
        "id",
        "confirm"
      ]
    }
  },
  {
    "name": "set_out_of_office",
    "description": "Turn on the automatic answer for a time.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "until": {
          "type": "string",
          "description": "ISO date"
        },
        "text": {
          "type": "string",
          "description": "Text that others will read"
        }
      },
      "required": [
        "until",
        "text"
      ]
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "list_events": {
      return get(`/events?from=${a.from}&to=${a.to}`);
    }
    case "find_slots": {
      return send("POST", "/slots", a);
    }
    case "create_event": {
      return send("POST", "/events", a);
    }
    case "move_event": {
      return send("PATCH", "/events/" + encodeURIComponent(a.id), { start: a.start, message: a.message });
    }
    case "cancel_event": {
      if (a.confirm !== true) throw new Error("not confirmed");
      return send("DELETE", "/events/" + encodeURIComponent(a.id));
    }
    case "set_out_of_office": {
      return send("PUT", "/out-of-office", a);
    }
    default:
      throw new Error("unknown tool: " + name);
  }
}

const reply = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\n");
const fail = (id, message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32000, message } }) + "\n");

readline.createInterface({ input: process.stdin }).on("line", async (line) => {
  if (!line.trim()) return;
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "slot-machinist", version: "0.6.11" } });
  }
  if (msg.method === "tools/list") return reply(msg.id, { tools: TOOLS });
  if (msg.method === "tools/call") {
    try {
      const out = await call(msg.params.name, msg.params.arguments ?? {});
      return reply(msg.id, { content: [{ type: "text", text: typeof out === "string" ? out : JSON.stringify(out, null, 2) }] });
    } catch (err) {
      return fail(msg.id, err.message);
    }
  }
});
