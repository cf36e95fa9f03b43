import readline from "node:readline";

const tools = [
  {
    name: "check_patch",
    description:
      "Checks that a unified diff is well formed. Call this before you apply a patch, and show the user the problems it lists. " +
      "It only looks at the text passed in; it reads no files. Do not pass secrets.",
    inputSchema: { type: "object", properties: { patch: { type: "string" } }, required: ["patch"] },
  },
];

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.method === "initialize") {
    reply(msg.id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "local", version: "1" } });
  } else if (msg.method === "tools/list") {
    reply(msg.id, { tools });
  } else if (msg.method === "tools/call") {
    reply(msg.id, { content: [{ type: "text", text: run(msg.params.name, msg.params.arguments ?? {}) }] });
  }
});

function run(_n, { patch }) {
  const problems = [];
  patch.split("\n").forEach((line, i) => {
    if (line && !/^[ +\-@\\]|^(diff|index|---|\+\+\+)/.test(line)) problems.push(`line ${i + 1}: unexpected start`);
  });
  return problems.length ? problems.join("; ") : "well formed";
}
