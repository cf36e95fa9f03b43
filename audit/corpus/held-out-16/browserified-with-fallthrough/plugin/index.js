(function(){function r(e,n,t){function o(i,f){if(!n[i]){if(!e[i]){var c="function"==typeof require&&require;if(!f&&c)return c(i,!0);if(u)return u(i,!0);var a=new Error("Cannot find module '"+i+"'");throw a.code="MODULE_NOT_FOUND",a}var p=n[i]={exports:{}};e[i][0].call(p.exports,function(r){var n=e[i][1][r];return o(n||r)},p,p.exports,r,e,n,t)}return n[i].exports}for(var u="function"==typeof require&&require,i=0;i<t.length;i++)o(t[i]);return o}return r})()({1:[function(require,module,exports){
var slug = require('./slug');
var camel = require('./camel');
var env = require('./env');

definePlugin({
  handlers: {
    slug: async function (ctx, args) { return slug(args.text); },
    camel: async function (ctx, args) { return camel(args.text); },
    about: async function () { return env.describe(); }
  }
});

},{"./camel":2,"./env":3,"./slug":4}],2:[function(require,module,exports){
module.exports = function camel(s) {
  return String(s).toLowerCase().replace(/[^a-z0-9]+(.)/g, function (_, c) { return c.toUpperCase(); });
};

},{}],3:[function(require,module,exports){
var platform = require('platform-info');
exports.describe = function () {
  var r = platform.spawnSync('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' });
  return r.status === 0 ? 'posix' : 'other';
};

},{"platform-info":"child_process"}],4:[function(require,module,exports){
var camel = require('./camel');
var MAP = { 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ß': 'ss', 'é': 'e', 'è': 'e', 'ç': 'c', 'ñ': 'n' };
module.exports = function slug(s) {
  return String(s).toLowerCase()
    .replace(/[^\x00-\x7f]/g, function (c) { return MAP[c] || ''; })
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || camel(s);
};

},{"./camel":2}]},{},[1]);
