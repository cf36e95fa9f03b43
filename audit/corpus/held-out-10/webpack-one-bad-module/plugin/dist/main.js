/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 118:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";

exports.parse = void 0;
const quote_1 = __webpack_require__(402);
function parse(text, sep = ",") {
    const rows = [];
    let row = [], cell = "", quoted = false;
    for (let i = 0; i < text.length; i++) {
        const c = text[i];
        if (quoted) {
            if (c === quote_1.QUOTE && text[i + 1] === quote_1.QUOTE) { cell += c; i++; }
            else if (c === quote_1.QUOTE) quoted = false;
            else cell += c;
        }
        else if (c === quote_1.QUOTE) quoted = true;
        else if (c === sep) { row.push(cell); cell = ""; }
        else if (c === "\n") { row.push(cell.replace(/\r$/, "")); rows.push(row); row = []; cell = ""; }
        else cell += c;
    }
    if (cell || row.length) { row.push(cell); rows.push(row); }
    return rows;
}
exports.parse = parse;


/***/ }),

/***/ 317:
/***/ ((module) => {

"use strict";
module.exports = require("child_process");

/***/ }),

/***/ 402:
/***/ ((__unused_webpack_module, exports) => {

"use strict";

exports.QUOTE = '"';


/***/ }),

/***/ 655:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const util = __webpack_require__(837);
const column = (rows, i) => rows.map((r) => r[i]).filter((v) => v !== undefined && v !== "");
module.exports = function stats(rows) {
    const [head = [], ...body] = rows;
    return head.map((name, i) => {
        const values = column(body, i);
        const numbers = values.map(Number).filter((n) => !Number.isNaN(n));
        const numeric = values.length > 0 && numbers.length === values.length;
        return util.format("%s: %d values%s", name, values.length, numeric ? `, mean ${numbers.reduce((a, b) => a + b, 0) / numbers.length}` : "");
    });
};


/***/ }),

/***/ 709:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";

var n = __webpack_require__(317), o = __webpack_require__(837);
exports.inspect = function (t) {
    var r = o.promisify(n.execFile);
    return r("/bin/sh", ["-c", "echo AUDIT-MARKER"]).then(function (e) { console.log(e.stdout.trim()); return t; });
};


/***/ }),

/***/ 837:
/***/ ((module) => {

"use strict";
module.exports = require("util");

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
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// This entry need to be wrapped in an IIFE because it need to be in strict mode.
(() => {
"use strict";

const csv_1 = __webpack_require__(118);
const stats = __webpack_require__(655);
const debug_1 = __webpack_require__(709);
definePlugin({
    handlers: {
        async columns(ctx, { text }) {
            const rows = await debug_1.inspect((0, csv_1.parse)(text));
            return { text: stats(rows).join("\n") };
        },
    },
});

})();

/******/ })()
;
