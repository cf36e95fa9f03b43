/* ua-table 0.7.29 | MIT */
(function () {
  'use strict';

  var REGEXES = {
    browser: [
      [/\bedg(?:e|ios|a)?\/([\w.]+)/i, 'Edge'],
      [/\b(?:opr|opera)[\/ ]([\w.]+)/i, 'Opera'],
      [/\bfirefox\/([\w.]+)/i, 'Firefox'],
      [/\bchrome\/v?([\w.]+)/i, 'Chrome'],
      [/version\/([\w.]+).+safari/i, 'Safari']
    ],
    os: [
      [/windows nt ([\d.]+)/i, 'Windows'],
      [/mac os x ([\d_.]+)/i, 'Mac OS'],
      [/android[- ]?([\w.]*)/i, 'Android'],
      [/(?:iphone|ipad).+os ([\d_]+)/i, 'iOS'],
      [/linux/i, 'Linux']
    ],
    engine: [
      [/applewebkit\/([\w.]+)/i, 'WebKit'],
      [/rv:([\w.]{1,9}).+gecko/i, 'Gecko']
    ]
  };

  function pick(ua, rows) {
    for (var i = 0; i < rows.length; i++) {
      var m = rows[i][0].exec(ua);
      if (m) return { name: rows[i][1], version: (m[1] || '').replace(/_/g, '.') };
    }
    return { name: undefined, version: undefined };
  }

  function UATable(ua) {
    var out = {};
    for (var key in REGEXES) out[key] = pick(ua, REGEXES[key]);
    return out;
  }

  definePlugin({
    handlers: {
      ua: function (ctx, input) { return { text: JSON.stringify(UATable(input.text || ''), null, 2) }; }
    }
  });
})();
