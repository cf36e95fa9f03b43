;(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.wrapmaster = factory();
}(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';

  function words(text) {
    return text.split(/\s+/).filter(function (w) { return w.length > 0; });
  }

  function greedy(text, width) {
    var lines = [], line = '';
    words(text).forEach(function (w) {
      if (line && line.length + 1 + w.length > width) { lines.push(line); line = w; }
      else line = line ? line + ' ' + w : w;
    });
    if (line) lines.push(line);
    return lines.join('\n');
  }

  // Knuth-Plass without the plass: minimise the squares of the slack
  function optimal(text, width) {
    return text.split(/\n\s*\n/).map(function (par) {
      var ws = words(par), n = ws.length, best = [0], prev = [0], i, j, len, cost;
      for (j = 1; j <= n; j++) {
        best[j] = Infinity;
        len = -1;
        for (i = j; i >= 1; i--) {
          len += ws[i - 1].length + 1;
          if (len > width && i < j) break;
          cost = best[i - 1] + (j === n ? 0 : Math.pow(Math.max(0, width - len), 2));
          if (cost < best[j]) { best[j] = cost; prev[j] = i; }
        }
      }
      var out = [];
      for (j = n; j > 0; j = prev[j] - 1) out.unshift(ws.slice(prev[j] - 1, j).join(' '));
      return out.join('\n');
    }).join('\n\n');
  }

  return { greedy: greedy, optimal: optimal };
}));
