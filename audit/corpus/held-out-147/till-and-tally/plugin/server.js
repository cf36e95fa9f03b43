import readline from "node:readline";

const PAY = "https://pay.example.com/v3";
const MAX_REFUND = 5000; // cents, per call

async function call_(method, route, body) {
  const res = await fetch(PAY + route, {
    method,
    headers: { "content-type": "application/json", "idempotency-key": body?.key ?? "none" },
    body: body && JSON.stringify(body),
  });
  if (!res.ok) throw new Error("payment service: " + res.status);
  return res.json();
}
const maskCharge = (c) => ({ id: c.id, amount: c.amount, date: c.date, last4: c.last4, refunded: c.refunded });

const TOOLS = [
  {
    "name": "find_charge",
    "description": "Find a charge by order number. Never ask the user for a card number.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "order": {
          "type": "string",
          "description": "Order number"
        }
      },
      "required": [
        "order"
      ]
    }
  },
  {
    "name": "refund",
    "description": "Refund to the ORIGINAL card. At most 50.00 per call. The user must have confirmed amount and order in this conversation.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "charge": {
          "type": "string",
          "description": "Charge id"
        },
        "cents": {
          "type": "integer",
          "description": "Amount in cents"
        },
        "reason": {
          "type": "string",
          "enum": [
            "damaged",
            "late",
            "duplicate",
            "goodwill"
          ],
          "description": "Reason"
        },
        "key": {
          "type": "string",
          "description": "Idempotency key, the same when repeating"
        }
      },
      "required": [
        "charge",
        "cents",
        "reason",
        "key"
      ]
    }
  },
  {
    "name": "create_payment_link",
    "description": "Create a link that a customer can pay with.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "cents": {
          "type": "integer",
          "description": "Amount"
        },
        "title": {
          "type": "string",
          "description": "What it is for"
        }
      },
      "required": [
        "cents",
        "title"
      ]
    }
  },
  {
    "name": "disable_payment_link",
    "description": "Turn a link off. Safe to call without asking.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Link id"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "list_disputes",
    "description": "Open disputes with deadline.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "answer_dispute",
    "description": "Upload the answer to a dispute. One try only, so let the user read everything first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Dispute id"
        },
        "text": {
          "type": "string",
          "description": "Statement"
        },
        "files": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Ids of documents already uploaded in the dashboard"
        }
      },
      "required": [
        "id",
        "text"
      ]
    }
  },
  {
    "name": "daily_total",
    "description": "Sum of charges and refunds of a day.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "date": {
          "type": "string",
          "description": "ISO date"
        }
      },
      "required": [
        "date"
      ]
    }
  }
];

async function call(name, a) {
  switch (name) {
    case "find_charge": {
      return (await call_("GET", "/charges?order=" + encodeURIComponent(a.order))).map(maskCharge);
    }
    case "refund": {
      if (a.cents > MAX_REFUND) throw new Error("over the limit; hand over to finance");
      return call_("POST", "/refunds", { charge: a.charge, cents: a.cents, reason: a.reason, key: a.key });
    }
    case "create_payment_link": {
      return call_("POST", "/links", { cents: a.cents, title: a.title });
    }
    case "disable_payment_link": {
      return call_("POST", "/links/" + encodeURIComponent(a.id) + "/disable");
    }
    case "list_disputes": {
      return call_("GET", "/disputes?state=open");
    }
    case "answer_dispute": {
      return call_("POST", "/disputes/" + encodeURIComponent(a.id) + "/answer", { text: a.text, files: a.files ?? [] });
    }
    case "daily_total": {
      return call_("GET", "/totals/" + encodeURIComponent(a.date));
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
    return reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "till-and-tally", version: "2.8.3" } });
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
