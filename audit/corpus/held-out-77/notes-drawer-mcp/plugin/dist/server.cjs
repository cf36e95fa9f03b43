"use strict";
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// src/store.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var store_exports = {};
__export(store_exports, {
  NoteStore: () => NoteStore
});
var NoteStore = class {
  constructor(folder) {
    this.folder = folder;
    (0, import_node_fs.mkdirSync)(folder, { recursive: true });
  }
  file(title) {
    const slug = String(title).toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60);
    if (!slug) throw new Error("The title needs a letter.");
    return (0, import_node_path.join)(this.folder, `${slug}.md`);
  }
  save(title, text) {
    (0, import_node_fs.writeFileSync)(this.file(title), `# ${title}\n\n${text}\n`);
    return "saved";
  }
  read(title) {
    return (0, import_node_fs.readFileSync)(this.file(title), "utf8");
  }
  list() {
    return (0, import_node_fs.readdirSync)(this.folder).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3)).join("\n");
  }
};

// src/server.ts
var import_node_readline = require("node:readline");
var store = new NoteStore((0, import_node_path.join)(__dirname, "..", "notes"));
var title = { type: "string", maxLength: 100 };
var tools = {
  note_save: { description: "Save a note.", properties: { title, text: { type: "string" } }, run: (p) => store.save(p.title, p.text) },
  note_read: { description: "Read a note.", properties: { title }, run: (p) => store.read(p.title) },
  note_list: { description: "List the notes.", properties: {}, run: () => store.list() }
};
function handle(method, params) {
  switch (method) {
    case "initialize":
      return { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "notes-drawer", version: "1.3.0" } };
    case "tools/list":
      return { tools: Object.entries(tools).map(([name, { description, properties }]) => ({ name, description, inputSchema: { type: "object", properties, required: Object.keys(properties) } })) };
    case "tools/call": {
      if (!Object.hasOwn(tools, params.name)) throw new Error(`no tool ${params.name}`);
      return { content: [{ type: "text", text: tools[params.name].run(params.arguments ?? {}) }] };
    }
    case "ping":
      return {};
    default:
      throw new Error(`no method ${method}`);
  }
}
(0, import_node_readline.createInterface)({ input: process.stdin }).on("line", (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === void 0) return;
  let body;
  try {
    body = { result: handle(method, params) };
  } catch (error) {
    body = { error: { code: -32e3, message: error.message } };
  }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...body }));
});
