/******/ (() => {
/******/ 	var __webpack_modules__ = ({

/***/ 17:
/***/ ((module, exports, require) => {

"use strict";
const { clamp } = require(42);
module.exports = function bar(share, width) {
  const full = Math.round(clamp(share, 0, 1) * width);
  return "█".repeat(full) + "░".repeat(width - full);
};

/***/ }),

/***/ 42:
/***/ ((__unused_webpack_module, exports) => {

"use strict";
exports.clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/***/ }),

/***/ 88:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

"use strict";
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (progress),
  "phases": () => (phases)
});
const bar = __webpack_require__.n(__webpack_require__(17))();
const phases = ["read", "plan", "write", "check"];
function progress(phase) {
  const at = phases.indexOf(phase) + 1;
  return `${bar(at / phases.length, 20)} ${phase}`;
}

/***/ })

/******/ 	});
/******/ 	var __webpack_module_cache__ = {};
/******/ 	function __webpack_require__(moduleId) {
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			exports: {}
/******/ 		};
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	(() => {
/******/ 		__webpack_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__webpack_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	(() => {
/******/ 		__webpack_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	(() => {
/******/ 		__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	(() => {
/******/ 		__webpack_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
var __webpack_exports__ = {};
(() => {
"use strict";
const { default: progress, phases } = __webpack_require__(88);
definePlugin({
  handlers: {
    async progress() {
      return { text: phases.map((phase) => progress(phase)).join("\n") };
    },
  },
});
})();
/******/ })();
