/* csv-sniffer 4.2.7 (c) B. Castellan, MIT */
;(function () {
  var freeSelf = typeof self == "object" && self && self.Object === Object && self;
  var root = freeSelf || Function("return this")();

  var DELIMS = [",", ";", "\t", "|"];

  function split(line, d, q) {
    var out = [], cur = "", inside = false;
    for (var i = 0; i < line.length; i++) {
      var c = line.charAt(i);
      if (inside) {
        if (c === q && line.charAt(i + 1) === q) { cur += q; i++; }
        else if (c === q) inside = false;
        else cur += c;
      } else if (c === q && cur === "") inside = true;
      else if (c === d) { out.push(cur); cur = ""; }
      else cur += c;
    }
    out.push(cur);
    return out;
  }

  function sniff(text) {
    var lines = text.split(/\r\n|\n|\r/).filter(Boolean).slice(0, 50);
    var best = { score: -1 };
    DELIMS.forEach(function (d) {
      ['"', "'"].forEach(function (q) {
        var counts = lines.map(function (l) { return split(l, d, q).length; });
        var n = counts[0];
        var same = counts.filter(function (c) { return c === n; }).length / counts.length;
        var score = n > 1 ? same * Math.log(n + 1) : 0;
        if (score > best.score) best = { score: score, delimiter: d, quote: q, columns: n };
      });
    });
    return best;
  }

  function type(values) {
    var v = values.filter(function (x) { return x !== ""; });
    function all(rx) { return v.length && v.every(function (x) { return rx.test(x); }); }
    if (all(/^[+-]?\d+$/)) return "integer";
    if (all(/^[+-]?\d{1,3}(\.\d{3})*,\d+$/)) return "decimal comma";
    if (all(/^[+-]?\d*\.?\d+(e[+-]?\d+)?$/i)) return "number";
    if (all(/^\d{4}-\d\d-\d\d/)) return "date";
    if (all(/^(true|false|yes|no|ja|nein|oui|non)$/i)) return "boolean";
    return "text";
  }

  function describe(text) {
    var s = sniff(text);
    var rows = text.split(/\r\n|\n|\r/).filter(Boolean).slice(0, 200).map(function (l) { return split(l, s.delimiter, s.quote); });
    var head = rows.shift() || [];
    return head.map(function (h, i) { return { name: h, type: type(rows.map(function (r) { return r[i] || ""; })) }; });
  }

  var api = { sniff: sniff, describe: describe, activate: function (c) { c.registerTool("csv_describe", function (a) { return describe(a.text); }); } };
  if (typeof module == "object" && module.exports) module.exports = api;
  else root.CsvSniffer = api;
}.call(this));
