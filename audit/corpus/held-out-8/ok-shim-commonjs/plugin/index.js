var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function (x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});

var __commonJS = (cb, mod) => function __init() {
  return mod || (0, cb[Object.keys(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var require_pad = __commonJS({
  "node_modules/pad/index.js"(exports, module2) {
    var util = __require("util");
    module2.exports = function (text, width) { return util.inspect(text).padStart(width); };
  }
});
var pad = require_pad();
exports.pad = pad;
