/*! outline 2.1.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define(['exports'], factory);
  else if (typeof exports === 'object' && typeof module !== 'undefined') factory(exports);
  else factory((root.outline = {}));
})(typeof globalThis !== 'undefined' ? globalThis : typeof self !== 'undefined' ? self : Function("return this")(), function (exports) {
  'use strict';

  if (!String.prototype.at) {
    Object.defineProperty(String.prototype, 'at', {
      configurable: true,
      writable: true,
      value: function at(n) {
        n = Math.trunc(n) || 0;
        if (n < 0) n += this.length;
        return n < 0 || n >= this.length ? undefined : String(this)[n];
      },
    });
  }
  if (!Array.prototype.flatMap) {
    Array.prototype.flatMap = function (fn, self) {
      return Array.prototype.concat.apply([], this.map(fn, self));
    };
  }

  var heading = /^(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?$/;
  var fence = /^(`{3,}|~{3,})/;

  function parse(text) {
    var open = null;
    return text.split(/\r?\n/).flatMap(function (line, i) {
      var f = fence.exec(line);
      if (f) open = open ? (f[1].indexOf(open) === 0 ? null : open) : f[1];
      if (open) return [];
      var m = heading.exec(line);
      return m ? [{ depth: m[1].length, title: m[2], line: i + 1 }] : [];
    });
  }

  function render(items) {
    return items.map(function (h) {
      return new Array(h.depth).join('  ') + '- ' + h.title + ' (' + h.line + ')';
    }).join('\n');
  }

  exports.parse = parse;
  exports.render = render;
  if (typeof definePlugin === 'function') {
    definePlugin({ handlers: { outline: function (ctx, input) { return Promise.resolve(render(parse(input.text))); } } });
  }
  Object.defineProperty(exports, '__esModule', { value: true });
});
