import readline from "node:readline";
import { tools } from "./tools.mjs";


function call(name, a) {
  const steps = a.steps.map((s, i) => `${i + 1}. ${s}`).join("\n");
  const log = a.log ? `\n\n## Log\n\n    ${a.log.split("\n").join("\n    ")}` : "";
  return `# ${a.summary}\n\n## Steps\n\n${steps}${log}`;
}

const rl = readline.createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

rl.on("line", (line) => {
  if (!line.trim()) return;
  const msg = JSON.parse(line);
  switch (msg.method) {
    case "initialize":
      reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "bug-template", version: "0.3.0" } });
      break;
    case "tools/list":
      reply(msg.id, { tools });
      break;
    case "tools/call":
      reply(msg.id, { content: [{ type: "text", text: call(msg.params.name, msg.params.arguments || {}) }] });
      break;
  }
});
