(function e(t,n,r){function s(o,u){if(!n[o]){if(!t[o]){throw new Error("Cannot find module '"+o+"'")}var l=n[o]={exports:{}};t[o][0].call(l.exports,function(e){var i=t[o][1][e];return s(i?i:e)},l,l.exports,e,t,n,r)}return n[o].exports}for(var o=0;o<r.length;o++)s(r[o]);return s})({1:[function(require,module,exports){
var parse = require('./parse');
var stringify = require('safe-stringify');
var section = process_name('ini');

function process_name(n) {
  return n + ':';
}

definePlugin({
  handlers: {
    ini: function (ctx, input) {
      return section + stringify(parse(input.text));
    }
  }
});

},{"./parse":2,"safe-stringify":3}],2:[function(require,module,exports){
module.exports = function parse(text) {
  var out = Object.create(null), cur = out;
  text.split(/\r?\n/).forEach(function (line) {
    var m;
    if (/^\s*[;#]/.test(line) || !line.trim()) return;
    if ((m = /^\s*\[([^\]]+)\]\s*$/.exec(line))) {
      cur = out[m[1]] = out[m[1]] || Object.create(null);
    } else if ((m = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(line))) {
      cur[m[1]] = m[2];
    }
  });
  return out;
};

},{}],3:[function(require,module,exports){
module.exports = function (value) {
  var seen = [];
  return JSON.stringify(value, function (k, v) {
    if (v && typeof v === 'object') {
      if (seen.indexOf(v) >= 0) return '[circular]';
      seen.push(v);
    }
    return v;
  }, 2);
};

},{}]},{},[1]);
