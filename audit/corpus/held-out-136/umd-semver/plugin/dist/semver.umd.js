(function (factory) {
  var root = Function("return this")();
  if (typeof exports === 'object' && typeof module !== 'undefined') factory(exports);
  else factory(root.umdSemver = {});
})(function (exports) {
  'use strict';
  function parse(v) {
    var m = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?$/.exec(v);
    if (!m) throw new TypeError('not a version: ' + v);
    return { major: +m[1], minor: +m[2], patch: +m[3], pre: m[4] || null };
  }
  function bump(v, kind) {
    var p = parse(v);
    if (kind === 'major') return (p.major + 1) + '.0.0';
    if (kind === 'minor') return p.major + '.' + (p.minor + 1) + '.0';
    return p.major + '.' + p.minor + '.' + (p.patch + 1);
  }
  exports.activate = function (api) {
    api.tool('semver_bump', function (a) { return bump(a.version, a.kind); });
  };
});
