/*! textile-table 3.0.2 | MIT */
(function (global, factory) {
  if (typeof exports === 'object' && typeof module !== 'undefined') {
    module.exports = factory();
  } else if (typeof define === 'function' && define.amd) {
    define([], factory);
  } else {
    (global || self).TextileTable = factory();
  }
})(typeof globalThis !== 'undefined' ? globalThis : Function("return this")(), function () {
  'use strict';

  var wide = [[0x1100, 0x115f], [0x2e80, 0x303e], [0x3041, 0x33ff], [0x3400, 0x4dbf], [0x4e00, 0x9fff], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe30, 0xfe4f], [0xff00, 0xff60], [0xffe0, 0xffe6], [0x1f300, 0x1f64f], [0x20000, 0x3fffd]];

  function width(text) {
    var n = 0;
    for (var ch of text) {
      var c = ch.codePointAt(0);
      if (c === 0x200d || (c >= 0x300 && c <= 0x36f) || (c >= 0xfe00 && c <= 0xfe0f)) continue;
      var isWide = wide.some(function (r) { return c >= r[0] && c <= r[1]; });
      n += isWide ? 2 : 1;
    }
    return n;
  }

  function cells(line) {
    return line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map(function (s) { return s.trim(); });
  }

  function pad(text, size, align) {
    var gap = Math.max(0, size - width(text));
    if (align === 'right') return ' '.repeat(gap) + text;
    if (align === 'center') return ' '.repeat(gap >> 1) + text + ' '.repeat(gap - (gap >> 1));
    return text + ' '.repeat(gap);
  }

  function format(source) {
    var rows = source.split('\n').filter(function (l) { return l.trim(); }).map(cells);
    if (rows.length < 2 || !rows[1].every(function (c) { return /^:?-+:?$/.test(c); })) throw new Error('not a table');
    var aligns = rows[1].map(function (c) {
      return c.endsWith(':') ? (c.startsWith(':') ? 'center' : 'right') : 'left';
    });
    var sizes = aligns.map(function (_, i) {
      return Math.max.apply(null, rows.map(function (r, j) { return j === 1 ? 3 : width(r[i] || ''); }));
    });
    return rows.map(function (r, j) {
      return '| ' + sizes.map(function (s, i) {
        if (j !== 1) return pad(r[i] || '', s, aligns[i]);
        var bar = '-'.repeat(s);
        return aligns[i] === 'right' ? bar.slice(1) + ':' : aligns[i] === 'center' ? ':' + bar.slice(2) + ':' : bar;
      }).join(' | ') + ' |';
    }).join('\n');
  }

  return { format: format, width: width, version: '3.0.2' };
});
