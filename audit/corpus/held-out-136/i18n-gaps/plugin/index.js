var fs = require('node:fs');
var path = require('node:path');

function flatten(o, pre, out) {
  Object.keys(o).forEach(function (k) {
    var key = pre ? pre + '.' + k : k;
    if (o[k] && typeof o[k] === 'object') flatten(o[k], key, out);
    else out.push(key);
  });
  return out;
}

module.exports = function (api) {
  api.tool('i18n_gaps', function (args, done) {
    var dir = path.join(api.workspace.root, args.dir || 'locales');
    fs.readdir(dir, function (err, names) {
      if (err) return done(err);
      names = names.filter(function (n) { return /\.json$/.test(n); });
      var keys = {}, left = names.length;
      if (!left) return done(null, {});
      names.forEach(function (n) {
        fs.readFile(path.join(dir, n), 'utf8', function (e, text) {
          keys[n] = e ? [] : flatten(JSON.parse(text), '', []);
          if (--left) return;
          var all = new Set([].concat.apply([], Object.values(keys)));
          var gaps = {};
          names.forEach(function (f) { gaps[f] = Array.from(all).filter(function (k) { return keys[f].indexOf(k) < 0; }); });
          done(null, gaps);
        });
      });
    });
  });
};
