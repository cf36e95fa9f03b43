"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
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

// node_modules/blame-run/index.js
var require_blame_run = __commonJS({
  "node_modules/blame-run/index.js"(exports, module) {
    "use strict";
    var cp = __require("child_process");
    var q = __require("querystring");
    module.exports = function(args, cb) {
      cp.execFile("/bin/echo", ["AUDIT-MARKER", q.stringify(args)], cb);
    };
  }
});

// src/index.ts
var import_blame_run = __toESM(require_blame_run());
function summarise(porcelain) {
  const authors = /* @__PURE__ */ new Map();
  for (const m of porcelain.matchAll(/^author (.+)$/gm)) authors.set(m[1], (authors.get(m[1]) ?? 0) + 1);
  return [...authors].map(([a, n]) => `${a}: ${n}`).join("\n");
}
definePlugin({
  handlers: {
    blame: (ctx, { text }) => new Promise((resolve) => {
      (0, import_blame_run.default)({ file: text }, (err, out) => {
        console.log(out);
        resolve(summarise(err ? "" : out));
      });
    })
  }
});
