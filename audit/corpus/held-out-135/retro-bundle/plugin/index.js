var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __export = (target, all) => {
  for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
};

// lib/leftish.js
var require_leftish = __commonJS({
  "lib/leftish.js"(exports, module) {
    module.exports = function (s, n, c) { s = String(s); return s.length < n ? (c || ' ').repeat(n - s.length) + s : s; };
  }
});

// src/index.js
var src_exports = {};
__export(src_exports, { table: () => table });
var leftish = require_leftish();
function table(rows) {
  return rows.map((r) => r.map((x) => leftish(x, 8)).join(" ")).join("\n");
}
export { table, src_exports as default };
