/******/ (() => { // bundle bootstrap
/******/ 	"use strict";
/******/ 	var __modules__ = ({

/***/ 112:
/***/ ((__unused_module__, __exports__, __bundle_require__) => {

__bundle_require__.r(__exports__);
__bundle_require__.d(__exports__, { bars: () => bars });
const BLOCK = '█';
function bars(values, width = 40) {
  const entries = Object.entries(values);
  const largest = Math.max(...entries.map(([, value]) => value), 1);
  const label = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(label)} ${BLOCK.repeat(Math.round((value / largest) * width))} ${value}`).join('\n');
}

/***/ }),

/***/ 387:
/***/ ((__unused_module__, __exports__, __bundle_require__) => {

__bundle_require__.r(__exports__);
__bundle_require__.d(__exports__, { spark: () => spark });
const STEPS = '▁▂▃▄▅▆▇█';
function spark(values) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  return values.map((value) => STEPS[Math.round(((value - low) / range) * (STEPS.length - 1))]).join('');
}

/***/ }),

/***/ 521:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	var __module_cache__ = {};
/******/ 	function __bundle_require__(moduleId) {
/******/ 		var cachedModule = __module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) return cachedModule.exports;
/******/ 		var module = __module_cache__[moduleId] = { exports: {} };
/******/ 		__modules__[moduleId](module, module.exports, __bundle_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	/* define getters */
/******/ 	__bundle_require__.d = (exports, definition) => {
/******/ 		for (var key in definition) {
/******/ 			if (__bundle_require__.o(definition, key) && !__bundle_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	/* the global object */
/******/ 	__bundle_require__.g = (function() {
/******/ 		if (typeof globalThis === 'object') return globalThis;
/******/ 		return Function("return this")();
/******/ 	})();
/******/ 	__bundle_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
/******/ 	__bundle_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/************************************************************************/
var _bars = __bundle_require__(112);
var _spark = __bundle_require__(387);
var _readline = __bundle_require__(521);

const number = { type: 'number' };
const tools = {
  bars: { run: ({ values, width }) => (0, _bars.bars)(values, width), properties: { values: { type: 'object', additionalProperties: number }, width: number } },
  spark: { run: ({ values }) => (0, _spark.spark)(values), properties: { values: { type: 'array', items: number } } },
};

_readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'chart-kit', version: '3.1.0' } };
  if (method === 'tools/list') result = { tools: Object.entries(tools).map(([name, { properties }]) => ({ name, inputSchema: { type: 'object', properties } })) };
  if (method === 'tools/call' && __bundle_require__.o(tools, params.name)) result = { content: [{ type: 'text', text: tools[params.name].run(params.arguments) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
/******/ })();
