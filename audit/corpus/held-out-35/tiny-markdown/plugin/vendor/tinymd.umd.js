/*! tinymd 1.4.2 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define('tinymd', ['exports'], factory);
  } else if (typeof exports === 'object' && typeof module !== 'undefined') {
    factory(exports);
  } else {
    factory((root.TinyMD = {}));
  }
})(typeof globalThis !== 'undefined' ? globalThis : typeof self !== 'undefined' ? self : Function("return this")(), function (exports) {
  'use strict';
  var ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  function esc(s) { return s.replace(/[&<>"]/g, function (c) { return ESCAPES[c]; }); }
  function inline(s, o) {
    return esc(s)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/\*(.+?)\*/g, '<em>$1</em>')
      .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, function (whole, t, href) { return !o.links || o.links(href) ? '<a href="' + href + '">' + t + '</a>' : t; });
  }
  function render(src, o) {
    o = o || {};
    return src.split(/\n{2,}/).map(function (block) {
      var h = /^(#{1,6})\s+(.*)$/.exec(block);
      return h ? '<h' + h[1].length + '>' + inline(h[2], o) + '</h' + h[1].length + '>' : '<p>' + inline(block, o) + '</p>';
    }).join('\n');
  }
  exports.render = render;
  exports.version = '1.4.2';
  Object.defineProperty(exports, '__esModule', { value: true });
});
