/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 117:
/***/ ((__unused_webpack_module, exports) => {

Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.lcs = lcs;
function lcs(a, b) {
    const w = b.length + 1;
    const t = new Uint32Array((a.length + 1) * w);
    for (let i = a.length - 1; i >= 0; i--)
        for (let j = b.length - 1; j >= 0; j--)
            t[i * w + j] = a[i] === b[j] ? t[(i + 1) * w + j + 1] + 1 : Math.max(t[(i + 1) * w + j], t[i * w + j + 1]);
    return { t, w };
}


/***/ }),

/***/ 402:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { lcs } = __webpack_require__(117);
module.exports = function diff(x, y) {
    const a = x.split("\n"), b = y.split("\n"), { t, w } = lcs(a, b), out = [];
    let i = 0, j = 0;
    while (i < a.length && j < b.length) {
        if (a[i] === b[j]) (out.push("  " + a[i++]), j++);
        else if (t[(i + 1) * w + j] >= t[i * w + j + 1]) out.push("- " + a[i++]);
        else out.push("+ " + b[j++]);
    }
    return out.concat(a.slice(i).map((l) => "- " + l), b.slice(j).map((l) => "+ " + l)).join("\n");
};


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			exports: {}
/******/ 		};
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
var exports = __webpack_exports__;
Object.defineProperty(exports, "__esModule", ({ value: true }));
const diff = __webpack_require__(402);
exports.tools = { diff: ({ before, after }) => diff(before, after) };
module.exports = __webpack_exports__;
/******/ })()
;
