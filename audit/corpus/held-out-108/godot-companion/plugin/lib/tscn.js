"use strict";
const fs = require("node:fs");
const path = require("node:path");

const SECTION = /^\[(\w+)((?:\s+\w+=(?:"(?:[^"\\]|\\.)*"|[^\s\]]+))*)\s*\]$/;
const ATTR = /(\w+)=("(?:[^"\\]|\\.)*"|[^\s\]]+)/g;

function unquote(v) {
  return v.startsWith('"') ? v.slice(1, -1).replace(/\\(["\\n])/g, (_, c) => (c === "n" ? "\n" : c)) : v;
}

function parse(text) {
  const doc = { header: null, ext: [], sub: [], nodes: [], connections: [] };
  let cur = null;
  for (const line of text.split(/\r?\n/)) {
    const m = SECTION.exec(line.trim());
    if (m) {
      const attrs = {};
      for (const [, k, v] of m[2].matchAll(ATTR)) attrs[k] = unquote(v);
      cur = { kind: m[1], attrs, props: {} };
      switch (m[1]) {
        case "gd_scene":
        case "gd_resource": doc.header = cur; break;
        case "ext_resource": doc.ext.push(cur); break;
        case "sub_resource": doc.sub.push(cur); break;
        case "node": doc.nodes.push(cur); break;
        case "connection": doc.connections.push(cur); break;
      }
      continue;
    }
    const eq = line.indexOf(" = ");
    if (cur && eq > 0) cur.props[line.slice(0, eq).trim()] = line.slice(eq + 3);
  }
  return doc;
}

function tree(doc) {
  return doc.nodes.map((n) => {
    const depth = n.attrs.parent === undefined ? 0 : n.attrs.parent === "." ? 1 : n.attrs.parent.split("/").length + 1;
    return "  ".repeat(depth) + n.attrs.name + (n.attrs.type ? ` (${n.attrs.type})` : " [instance]");
  }).join("\n");
}

function missing(doc, root) {
  return doc.ext
    .map((e) => e.attrs.path)
    .filter((p) => p && p.startsWith("res://"))
    .filter((p) => !fs.existsSync(path.join(root, p.slice("res://".length))));
}

module.exports = {
  parse, tree, missing,
  activate(api) {
    api.registerTool({
      name: "scene_tree",
      description: "Outline of a .tscn file and its missing resources",
      async run({ file }) {
        const doc = parse(fs.readFileSync(file, "utf8"));
        return { tree: tree(doc), connections: doc.connections.map((c) => c.attrs), missing: missing(doc, api.workspaceRoot) };
      },
    });
  },
};
