(() => {
  var __webpack_modules__ = {
    12: (module, __unused, __webpack_require__) => { const pad = __webpack_require__(34); module.exports = (n) => pad(String(n)); },
    34: (module) => { module.exports = (s) => s.padStart(4, '0'); },
  };
  var __webpack_module_cache__ = {};
  function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) return cachedModule.exports;
    var module = (__webpack_module_cache__[moduleId] = { exports: {} });
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
  }
  (() => { __webpack_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop); })();
  (() => { __webpack_require__.g = (function () { if (typeof globalThis === 'object') return globalThis; try { return this || new Function('return this')(); } catch (e) { if (typeof window === 'object') return window; } })(); })();
  var pad = __webpack_require__(12);
  definePlugin({ handlers: { pad: (ctx, { n }) => pad(n) } });
})();
