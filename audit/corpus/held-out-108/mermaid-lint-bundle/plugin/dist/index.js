"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __init() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/fence-scan/index.js
var require_fence_scan = __commonJS({
  "node_modules/fence-scan/index.js"(exports2, module2) {
    module2.exports = function scan(md, lang) {
      var out = [], open = null, lines = md.split("\n");
      for (var i = 0; i < lines.length; i++) {
        var m = /^( {0,3})(`{3,}|~{3,})\s*([\w-]*)/.exec(lines[i]);
        if (!open && m) open = { mark: m[2], lang: m[3], start: i + 2, body: [] };
        else if (open && m && m[2][0] === open.mark[0] && m[2].length >= open.mark.length && !m[3]) {
          if (!lang || open.lang === lang) out.push({ line: open.start, text: open.body.join("\n") });
          open = null;
        } else if (open) open.body.push(lines[i]);
      }
      return out;
    };
  }
});

// src/index.ts
var index_exports = {};
__export(index_exports, {
  activate: () => activate,
  lint: () => lint
});
module.exports = __toCommonJS(index_exports);
var scan = require_fence_scan();
var KINDS = /^(?:%%.*\n|\s)*(flowchart|graph|sequenceDiagram|classDiagram|stateDiagram(?:-v2)?|erDiagram|gantt|pie|mindmap|timeline|gitGraph)\b/;
var PAIRS = { "[": "]", "(": ")", "{": "}" };
function balance(text, first) {
  const stack = [];
  const problems = [];
  text.split("\n").forEach((l, n) => {
    let quoted = false;
    for (const ch of l) {
      if (ch === '"') quoted = !quoted;
      if (quoted) continue;
      if (ch in PAIRS) stack.push([PAIRS[ch], first + n]);
      else if (Object.values(PAIRS).includes(ch)) {
        const top = stack.pop();
        if (!top || top[0] !== ch) problems.push({ line: first + n, message: `unexpected ${ch}` });
      }
    }
    if (quoted) problems.push({ line: first + n, message: "unclosed quote" });
  });
  for (const [ch, line] of stack) problems.push({ line, message: `missing ${ch}` });
  return problems;
}
function lint(md) {
  return scan(md, "mermaid").flatMap((b) => {
    const kind = KINDS.exec(b.text)?.[1];
    if (!kind) return [{ line: b.line, message: "unknown diagram type" }];
    const out = kind === "sequenceDiagram" ? [] : balance(b.text, b.line);
    const opens = (b.text.match(/^\s*(subgraph|loop|alt|opt|par|rect)\b/gm) ?? []).length;
    const ends = (b.text.match(/^\s*end\s*$/gm) ?? []).length;
    if (opens !== ends) out.push({ line: b.line, message: `${opens} blocks, ${ends} end` });
    return out;
  });
}
function activate(api) {
  api.registerTool({ name: "mermaid_lint", run: ({ markdown }) => lint(markdown) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  activate,
  lint
});
