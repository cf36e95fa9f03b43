/******/ (() => {
/******/ 	"use strict";
/******/ 	var __pack_modules__ = ({

/***/ 17:
/***/ ((unused, exports) => {

const PATTERN = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
exports.parse = function parse(text) {
  const m = PATTERN.exec(String(text).trim());
  if (!m) throw new TypeError('not a version: ' + text);
  return { major: +m[1], minor: +m[2], patch: +m[3], pre: m[4] ? m[4].split('.') : [] };
};

/***/ }),

/***/ 42:
/***/ ((unused, exports, __pack_load__) => {

const { parse } = __pack_load__(17);

function identifiers(a, b) {
  const na = /^\d+$/.test(a), nb = /^\d+$/.test(b);
  if (na && nb) return Math.sign(a - b);
  if (na !== nb) return na ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

exports.compare = function compare(left, right) {
  const a = parse(left), b = parse(right);
  const core = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  if (core) return Math.sign(core);
  if (!a.pre.length || !b.pre.length) return Math.sign(b.pre.length && !a.pre.length ? 1 : a.pre.length && !b.pre.length ? -1 : 0);
  for (let i = 0; i < Math.max(a.pre.length, b.pre.length); i++) {
    if (a.pre[i] === undefined) return -1;
    if (b.pre[i] === undefined) return 1;
    const c = identifiers(a.pre[i], b.pre[i]);
    if (c) return c;
  }
  return 0;
};

exports.caret = function caret(base, candidate) {
  const a = parse(base), b = parse(candidate);
  if (exports.compare(candidate, base) < 0) return 'older than ' + base;
  if (a.major !== b.major) return 'major differs';
  if (a.major === 0 && a.minor !== b.minor) return 'minor differs below 1.0.0';
  if (b.pre.length && !a.pre.length) return 'a pre-release';
  return '';
};

/***/ })

/******/ 	});
/******/ 	var __pack_cache__ = {};
/******/ 	function __pack_load__(id) {
/******/ 		var cached = __pack_cache__[id];
/******/ 		if (cached !== undefined) return cached.exports;
/******/ 		var mod = __pack_cache__[id] = { exports: {} };
/******/ 		__pack_modules__[id](mod, mod.exports, __pack_load__);
/******/ 		return mod.exports;
/******/ 	}
var __pack_exports__ = {};
(() => {
var range = __pack_load__(42);
__pack_exports__.tools = [{
  name: 'allowed_by_caret',
  description: 'Does ^base allow candidate, and if not, why?',
  run: ({ base, candidate }) => range.caret(base, candidate) || 'allowed',
}];
})();
module.exports = __pack_exports__;
/******/ })();
