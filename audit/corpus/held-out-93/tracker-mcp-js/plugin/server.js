"use strict";
const { readFileSync } = require("node:fs");
const { homedir } = require("node:os");
const { join } = require("node:path");
const readline = require("node:readline");

const API = "https://api.tracker.example.com/v2";

// The user writes this file once, see README. It is the tracker's own token and goes only to the tracker.
function settings() {
  return JSON.parse(readFileSync(join(homedir(), ".config", "tracker-mcp", "settings.json"), "utf8"));
}

async function call(method, path, body) {
  const { apiKey } = settings();
  const response = await fetch(API + path, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(15000),
  });
  if (!response.ok) throw new Error(`tracker answered ${response.status}`);
  return response.json();
}

const tools = {
  search_issues: {
    description: "Search issues by text",
    inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
    run: ({ query }) => call("GET", `/issues?q=${encodeURIComponent(query)}&limit=20`),
  },
  get_issue: {
    description: "Read one issue with its comments",
    inputSchema: { type: "object", properties: { id: { type: "string", pattern: "^[A-Z]+-\\d+$" } }, required: ["id"] },
    run: ({ id }) => call("GET", `/issues/${encodeURIComponent(id)}?expand=comments`),
  },
  add_comment: {
    description: "Add a comment to an issue",
    inputSchema: { type: "object", properties: { id: { type: "string" }, text: { type: "string" } }, required: ["id", "text"] },
    run: ({ id, text }) => call("POST", `/issues/${encodeURIComponent(id)}/comments`, { text }),
  },
};

const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));

async function handle({ id, method, params }) {
  if (method === "initialize") {
    return send({ id, result: { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "tracker", version: "1.5.0" } } });
  }
  if (method === "tools/list") {
    const list = Object.entries(tools).map(([name, t]) => ({ name, description: t.description, inputSchema: t.inputSchema }));
    return send({ id, result: { tools: list } });
  }
  if (method === "tools/call") {
    const tool = Object.hasOwn(tools, params.name) ? tools[params.name] : undefined;
    if (!tool) return send({ id, error: { code: -32602, message: "unknown tool" } });
    try {
      const data = await tool.run(params.arguments ?? {});
      return send({ id, result: { content: [{ type: "text", text: JSON.stringify(data, null, 1) }] } });
    } catch (error) {
      return send({ id, result: { isError: true, content: [{ type: "text", text: error.message }] } });
    }
  }
  if (id !== undefined) send({ id, error: { code: -32601, message: "method not found" } });
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim()) handle(JSON.parse(line));
});
