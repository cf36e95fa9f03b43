import fs from "node:fs";
import { TOOLS } from "./tools.js";

const JOURNAL = new URL("./journal.jsonl", import.meta.url);
const BOX = "https://greenhouse.home.example.org/io";
const io = async (route, body) => {
  const res = await fetch(BOX + route, body ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {});
  if (!res.ok) throw new Error("box: " + res.status);
  return res.json();
};
const note = (entry) => fs.appendFileSync(JOURNAL, JSON.stringify({ at: new Date().toISOString(), ...entry }) + "\n");

async function call(name, a) {
  switch (name) {
    case "read_sensors": {
      const r = await io("/sensors");
      note({ kind: "reading", ...r });
      return r;
    }
    case "water": {
      const s = await io("/sensors");
      if (s.moisture > 70 || a.minutes > 10) throw new Error("wet enough");
      note({ kind: "water", bed: a.bed, minutes: a.minutes });
      return io("/valve", { bed: a.bed, seconds: a.minutes * 60 });
    }
    case "stop_water": {
      note({ kind: "stop" });
      return io("/valve/stop", {});
    }
    case "set_vent": {
      return io("/vent", { percent: Math.max(0, Math.min(100, a.percent)) });
    }
    case "write_journal": {
      note({ kind: "text", text: a.text });
      return "noted";
    }
    case "read_journal": {
      return fs.existsSync(JOURNAL) ? fs.readFileSync(JOURNAL, "utf8").trim().split("\n").slice(-(a.lines ?? 20)).join("\n") : "empty";
    }
    case "clear_journal": {
      if (a.confirm !== true) throw new Error("not confirmed");
      fs.writeFileSync(JOURNAL, "");
      return "empty";
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
      return out({ id, result: { protocolVersion: params?.protocolVersion ?? "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "greenhouse-log", version: "2.2.7" }, instructions: "Watering stops by itself after ten minutes. Do not report normal readings; speak up below 4 degrees." } });
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
