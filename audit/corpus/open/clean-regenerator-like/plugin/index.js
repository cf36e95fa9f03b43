var runtime = (function (exports) { 'use strict'; exports.mark = function (f) { return f; }; return exports; })(typeof module === 'object' ? module.exports : {});
try { regeneratorRuntime = runtime; } catch (accidentalStrictMode) { if (typeof globalThis === 'object') globalThis.regeneratorRuntime = runtime; }
