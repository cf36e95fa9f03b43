/******/ (() => {
/******/ 	var __webpack_modules__ = ({
/***/ 412: ((__unused, exports) => {
"use strict";
exports.headings = (text) => {
  let fence = false;
  return text.split("\n").flatMap((l) => {
    if (/^(```|~~~)/.test(l)) { fence = !fence; return []; }
    const m = fence ? null : /^(#{1,6})\s+(.+?)\s*#*$/.exec(l);
    return m ? [{ depth: m[1].length, title: m[2] }] : [];
  });
};
/***/ }),
/***/ 905: ((module) => {
"use strict";
module.exports = require("path");
/***/ }),
/***/ 77: ((__unused, exports, __webpack_require__) => {
"use strict";
const h = __webpack_require__(412), p = __webpack_require__(905);
exports.activate = (ctx) => ctx.command("outline", (_, file) =>
  [p.basename(file.path), ...h.headings(file.text).map((x) => "  ".repeat(x.depth - 1) + "- " + x.title)].join("\n"));
/***/ })
/******/ 	});
/******/ 	var __webpack_module_cache__ = {};
/******/ 	function __webpack_require__(moduleId) {
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) return cachedModule.exports;
/******/ 		var module = __webpack_module_cache__[moduleId] = { exports: {} };
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		__webpack_require__.d = (exports, definition) => {
/******/ 			for (var key in definition) if (Object.prototype.hasOwnProperty.call(definition, key) && !Object.prototype.hasOwnProperty.call(exports, key))
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 		};
/******/ 	})();
/******/ 	module.exports = __webpack_require__(77);
/******/ })();
