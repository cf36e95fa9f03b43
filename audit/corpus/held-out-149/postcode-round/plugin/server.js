import { createInterface } from "node:readline";

const tools = [
  {
    "name": "round",
    "description": "Tells which round delivers to a postcode. Only the postcode goes out, to rounds.example.org; nothing of the conversation does. Call it just when the user asks about a delivery.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "postcode": {
          "type": "string",
          "description": "Postcode without spaces",
          "pattern": "^[A-Z0-9]{4,8}$"
        }
      },
      "required": [
        "postcode"
      ]
    }
  }
];

async function work(name, args) {
  if (!/^[A-Z0-9]{4,8}$/.test(args.postcode)) return "that is no postcode";
  const res = await fetch("https://rounds.example.org/" + args.postcode);
  return res.ok ? res.text() : "unknown round";
}

const lines = createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

lines.on("line", async (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "postcode-round", version: "1.0.0" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    const text = await work(msg.params.name, msg.params.arguments ?? {});
    reply(msg.id, { content: [{ type: "text", text: String(text) }] });
  }
});
