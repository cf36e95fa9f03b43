import readline from "node:readline";

const STORE = "https://files.example.com/team-kite";
const LIMIT = 512 * 1024;
const key = (k) => k.split("/").map(encodeURIComponent).join("/");
async function s3(method, route, body, type = "application/json") {
  const res = await fetch(STORE + route, { method, body, headers: { "content-type": type } });
  if (!res.ok) throw new Error("storage: " + res.status);
  return (await res.text()) || "ok";
}

const TOOLS = [
  {
    "name": "list_objects",
    "description": "Names and sizes below a prefix.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "prefix": {
          "type": "string",
          "description": "Prefix"
        }
      }
    }
  },
  {
    "name": "get_text",
    "description": "Content of a text object.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Object"
        }
      },
      "required": [
        "name"
      ]
    }
  },
  {
    "name": "put_text",
    "description": "Upload a text the user has seen. Refuses names that look like keys or environment files.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Object"
        },
        "text": {
          "type": "string",
          "description": "Content, up to 512 kB"
        }
      },
      "required": [
        "name",
        "text"
      ]
    }
  },
  {
    "name": "share_link",
    "description": "A link for colleagues, seven days at most. Links without sign-in are not possible here.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Object"
        },
        "days": {
          "type": "integer",
          "description": "1 to 7"
        }
      },
      "required": [
        "name",
        "days"
      ]
    }
  },
  {
    "name": "move_to_bin",
    "description": "Move an object to the bin, kept for 30 days. Say the name before.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Object"
        }
      },
      "required": [
        "name"
      ]
    }
  },
  {
    "name": "restore",
    "description": "Bring an object back from the bin.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Object"
        }
      },
      "required": [
        "name"
      ]
    }
  },
  {
    "name": "usage",
    "description": "Used space per prefix.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "list_objects": {
      return s3("GET", "/?list&prefix=" + encodeURIComponent(a.prefix ?? ""));
    }
    case "get_text": {
      return s3("GET", "/" + key(a.name));
    }
    case "put_text": {
      if (/(^|\/)(\.env|id_\w+|.*\.pem)$/.test(a.name)) throw new Error("this stays on your machine");
      if (a.text.length > LIMIT) throw new Error("too large");
      return s3("PUT", "/" + key(a.name), a.text, "text/plain; charset=utf-8");
    }
    case "share_link": {
      return s3("POST", "/" + key(a.name) + "?share", JSON.stringify({ days: Math.min(a.days, 7), audience: "company" }));
    }
    case "move_to_bin": {
      return s3("POST", "/" + key(a.name) + "?bin");
    }
    case "restore": {
      return s3("POST", "/" + key(a.name) + "?restore");
    }
    case "usage": {
      return s3("GET", "/?usage");
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
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "bucket-brigade", version: "0.8.10" } });
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
