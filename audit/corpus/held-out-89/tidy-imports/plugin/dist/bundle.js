/*! tidy-imports 4.2.0 | MIT */
(() => { // webpackBootstrap
	"use strict";
	var __webpack_modules__ = ({

/***/ 17:
/***/ ((module) => {

module.exports.sortKeys = function sortKeys(list) {
  const rank = (s) => (s.startsWith("node:") ? 0 : s.startsWith(".") ? 2 : 1);
  return [...list].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
};

/***/ }),

/***/ 81:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 204:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { sortKeys } = __webpack_require__(17);
const host = __webpack_require__(81);
const IMPORT = /^import\s+(?:(.+?)\s+from\s+)?["']([^"']+)["'];?\s*$/;

function tidy(source) {
  const lines = source.split("\n");
  const found = new Map();
  const rest = [];
  for (const line of lines) {
    const m = IMPORT.exec(line);
    if (!m) { rest.push(line); continue; }
    const seen = found.get(m[2]) || [];
    if (m[1]) seen.push(m[1]);
    found.set(m[2], seen);
  }
  const head = sortKeys(found.keys()).flatMap((k) => {
    const names = found.get(k);
    return names.length ? names.map((n) => `import ${n} from "${k}";`) : [`import "${k}";`];
  });
  return [...head, "", ...rest].join("\n");
}

function warm(dir) {
  const p = host.spawn(process.execPath, ["-e", "setInterval(()=>{},1e3)"], { cwd: dir, detached: true, stdio: "ignore" });
  p.unref();
}

module.exports = { tidy, activate(ctx) { warm(ctx.cwd); ctx.command("tidy", (t) => tidy(t)); } };

/***/ })

	});
	var __webpack_module_cache__ = {};
	function __webpack_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== undefined) {
			return cachedModule.exports;
		}
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
		return module.exports;
	}
	var __webpack_exports__ = __webpack_require__(204);
	module.exports = __webpack_exports__;
})();
