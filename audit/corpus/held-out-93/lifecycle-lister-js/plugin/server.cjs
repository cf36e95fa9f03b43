const fs = require("fs");
const path = require("path");
const readline = require("readline");

const LIFECYCLE = ["preinstall", "install", "postinstall", "prepare"];
const HINTS = [
  [/node-gyp|prebuild|cmake-js/, "builds native code"],
  [/curl|wget|https?:/, "downloads something"],
  [/\beval\b|child_process|base64/, "unusual, read the script"],
  [/husky|simple-git-hooks/, "sets up git hooks"],
];

function* packages(root) {
  let names = [];
  try {
    names = fs.readdirSync(root);
  } catch {
    return;
  }
  for (const name of names) {
    if (name.startsWith(".")) continue;
    const dir = path.join(root, name);
    if (name.startsWith("@")) yield* packages(dir);
    else {
      yield dir;
      yield* packages(path.join(dir, "node_modules"));
    }
  }
}

function list(project) {
  const rows = [];
  for (const dir of packages(path.join(project, "node_modules"))) {
    let manifest;
    try {
      manifest = JSON.parse(fs.readFileSync(path.join(dir, "package.json"), "utf8"));
    } catch {
      continue;
    }
    for (const [event, script] of Object.entries(manifest.scripts || {})) {
      if (!LIFECYCLE.includes(event) || (event === "prepare" && !manifest._resolved)) continue;
      const hint = HINTS.filter(([re]) => re.test(script)).map(([, text]) => text);
      rows.push(`${manifest.name}@${manifest.version} ${event}: ${script.slice(0, 120)}${hint.length ? `  (${hint.join(", ")})` : ""}`);
    }
    if (fs.existsSync(path.join(dir, "binding.gyp"))) rows.push(`${manifest.name}: has a binding.gyp`);
  }
  return rows.length ? rows.join("\n") : "no package runs scripts at installation";
}

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case "initialize":
      return reply(id, { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "lifecycle", version: "2.0.0" } });
    case "tools/list":
      return reply(id, { tools: [{ name: "list_lifecycle_scripts", description: "Install-time scripts of dependencies", inputSchema: { type: "object", properties: { project: { type: "string" } }, required: ["project"] } }] });
    case "tools/call":
      return reply(id, { content: [{ type: "text", text: list(String(params.arguments.project)) }] });
    default:
      return undefined;
  }
});
