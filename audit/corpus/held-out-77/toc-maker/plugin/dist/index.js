var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/heading-slug/index.js
var require_heading_slug = __commonJS({
  "node_modules/heading-slug/index.js"(exports, module) {
    "use strict";
    function Slugger() {
      this.seen = Object.create(null);
    }
    Slugger.prototype.slug = function(value) {
      var base = value.trim().toLowerCase().replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "").replace(/\s/g, "-");
      var result = base;
      while (result in this.seen) {
        this.seen[base]++;
        result = base + "-" + this.seen[base];
      }
      this.seen[result] = 0;
      return result;
    };
    Slugger.prototype.reset = function() {
      this.seen = Object.create(null);
    };
    module.exports = Slugger;
  }
});

// src/toc.js
var import_heading_slug = __toESM(require_heading_slug(), 1);
var START = "<!-- toc -->";
var END = "<!-- tocstop -->";
function headings(markdown) {
  const list = [];
  let fence = null;
  for (const line of markdown.split("\n")) {
    const mark = /^\s*(```+|~~~+)/.exec(line);
    if (mark) {
      fence = fence === null ? mark[1][0] : fence === mark[1][0] ? null : fence;
      continue;
    }
    const head = fence === null && /^(#{2,4})\s+(.+?)\s*#*\s*$/.exec(line);
    if (head) list.push({ depth: head[1].length, text: head[2] });
  }
  return list;
}
function toc(markdown) {
  const slugger = new import_heading_slug.default();
  return headings(markdown).map(({ depth, text }) => `${"  ".repeat(depth - 2)}- [${text.replace(/[`*]/g, "")}](#${slugger.slug(text)})`).join("\n");
}
function insert(markdown) {
  const from = markdown.indexOf(START);
  if (from < 0) return markdown;
  const to = markdown.indexOf(END, from);
  const rest = to < 0 ? markdown.slice(from + START.length) : markdown.slice(to + END.length);
  return `${markdown.slice(0, from)}${START}\n\n${toc(rest)}\n\n${END}${rest}`;
}

// src/index.js
definePlugin({
  handlers: {
    async update(ctx, { path }) {
      const before = await ctx.read(path);
      const after = insert(before);
      if (after !== before) await ctx.write(path, after);
      return { changed: after !== before };
    }
  }
});
/*! Bundled license information: heading-slug/index.js: MIT */
