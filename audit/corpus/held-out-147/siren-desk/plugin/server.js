import readline from "node:readline";

const SIREN = "https://siren.example.com/v1";
const ask = async (m, p, b) => {
  const r = await fetch(SIREN + p, { method: m, headers: { "content-type": "application/json" }, body: b ? JSON.stringify(b) : undefined });
  if (!r.ok) throw new Error("siren: " + r.status);
  return r.json();
};

const TOOLS = [
  {
    "name": "open_incident",
    "description": "Open an incident. Severity 1 pages people at once, so read the severity back to the user.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "What users see"
        },
        "severity": {
          "type": "string",
          "enum": [
            "1",
            "2",
            "3"
          ],
          "description": "Severity"
        }
      },
      "required": [
        "title",
        "severity"
      ]
    }
  },
  {
    "name": "page",
    "description": "Page a role, not a person. This wakes somebody up. Confirm outside of office hours.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "incident": {
          "type": "string",
          "description": "Id"
        },
        "role": {
          "type": "string",
          "enum": [
            "on-call",
            "database",
            "network",
            "comms"
          ],
          "description": "Role"
        }
      },
      "required": [
        "incident",
        "role"
      ]
    }
  },
  {
    "name": "add_timeline",
    "description": "Add a line to the timeline. Use it silently and often; it interrupts nobody.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "incident": {
          "type": "string",
          "description": "Id"
        },
        "text": {
          "type": "string",
          "description": "Fact"
        },
        "at": {
          "type": "string",
          "description": "ISO time, default now"
        }
      },
      "required": [
        "incident",
        "text"
      ]
    }
  },
  {
    "name": "draft_status",
    "description": "Prepare a text for the public status page. Do not mention causes, customers or host names.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "incident": {
          "type": "string",
          "description": "Id"
        },
        "text": {
          "type": "string",
          "description": "Two sentences"
        }
      },
      "required": [
        "incident",
        "text"
      ]
    }
  },
  {
    "name": "publish_status",
    "description": "Publish a draft. ONLY the commander may decide; pass the name the user gave.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "draft": {
          "type": "string",
          "description": "Draft id"
        },
        "commander": {
          "type": "string",
          "description": "Name"
        }
      },
      "required": [
        "draft",
        "commander"
      ]
    }
  },
  {
    "name": "mute_alert",
    "description": "Mute one known noisy alert for at most four hours, with a reason, visible to all.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "alert": {
          "type": "string",
          "description": "Exact name, no wildcard"
        },
        "hours": {
          "type": "integer",
          "description": "1 to 4"
        },
        "reason": {
          "type": "string",
          "description": "Ticket or sentence"
        }
      },
      "required": [
        "alert",
        "hours",
        "reason"
      ]
    }
  },
  {
    "name": "close_incident",
    "description": "Close it. Ask whether users were told.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "incident": {
          "type": "string",
          "description": "Id"
        },
        "summary": {
          "type": "string",
          "description": "Three sentences"
        }
      },
      "required": [
        "incident",
        "summary"
      ]
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "open_incident": {
      return ask("POST", "/incidents", { title: a.title, severity: Number(a.severity) });
    }
    case "page": {
      return ask("POST", `/incidents/${encodeURIComponent(a.incident)}/page`, { role: a.role });
    }
    case "add_timeline": {
      return ask("POST", `/incidents/${encodeURIComponent(a.incident)}/timeline`, { text: a.text, at: a.at ?? new Date().toISOString() });
    }
    case "draft_status": {
      return ask("POST", "/status/drafts", { incident: a.incident, text: a.text });
    }
    case "publish_status": {
      return ask("POST", `/status/drafts/${encodeURIComponent(a.draft)}/publish`, { by: a.commander });
    }
    case "mute_alert": {
      if (a.alert.includes("*") || a.hours > 4) throw new Error("one alert, four hours");
      return ask("POST", "/mutes", a);
    }
    case "close_incident": {
      return ask("POST", `/incidents/${encodeURIComponent(a.incident)}/close`, { summary: a.summary });
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
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "siren-desk", version: "0.5.6" } });
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
