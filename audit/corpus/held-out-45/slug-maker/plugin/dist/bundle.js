/******/ module.exports = (function (modules) {
/******/   var installed = {};
/******/   function pick(id) {
/******/     if (installed[id]) return installed[id].exports;
/******/     var m = (installed[id] = { i: id, l: false, exports: {} });
/******/     modules[id].call(m.exports, m, m.exports, pick);
/******/     m.l = true;
/******/     return m.exports;
/******/   }
/******/   pick.d = function (exports, name, getter) {
/******/     Object.defineProperty(exports, name, { enumerable: true, get: getter });
/******/   };
/******/   return pick(0);
/******/ })([
/* 0 */
(function (mod, exports, require) {
  "use strict";
  var map = require(1);
  var trim = require(2);
  exports.slug = function (title) {
    return trim(title.split("").map(function (c) { return map[c] || c; }).join("").normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-"));
  };
}),
/* 1 */
(function (mod) {
  mod.exports = { "\u00e4": "ae", "\u00f6": "oe", "\u00fc": "ue", "\u00df": "ss", "\u00f8": "o", "\u00e6": "ae" };
}),
/* 2 */
(function (mod) {
  mod.exports = function (s) { return s.replace(/^-+|-+$/g, ""); };
})
]);
