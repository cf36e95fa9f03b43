/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 417:
/***/ ((module) => {

module.exports = { "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "å": "aa", "æ": "ae", "ø": "oe", "ł": "l", "đ": "d", "þ": "th" };

/***/ }),

/***/ 902:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

const letters = __webpack_require__(417);
exports.slug = (title) => [...title.toLowerCase()].map((c) => letters[c] ?? c).join("").normalize("NFKD")
  .replace(/[\u0300-\u036f]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) return cachedModule.exports;
/******/ 		var module = __webpack_module_cache__[moduleId] = { exports: {} };
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/
/******/ 	/* webpack/runtime/global */
/******/ 	__webpack_require__.g = (function () {
/******/ 		if (typeof globalThis === "object") return globalThis;
/******/ 		return Function("return this")();
/******/ 	})();
/******/
/************************************************************************/
const { slug } = __webpack_require__(902);

__webpack_require__.g.definePlugin({
  handlers: {
    slug: (ctx, { text = "" }) => ({ slug: slug(text) }),
  },
});
/******/ })();
