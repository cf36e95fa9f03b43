var registry = {}, loaded = {};
function define(id, deps, factory) { registry[id] = { deps: deps, factory: factory }; }
function load(id) {
    if (Object.prototype.hasOwnProperty.call(loaded, id)) return loaded[id];
    var entry = registry[id], exports = loaded[id] = {};
    var args = entry.deps.map(function (d) { return d === 'require' ? load : d === 'exports' ? exports : load(d); });
    var result = entry.factory.apply(null, args);
    return result === undefined ? exports : (loaded[id] = result);
}

define('hunk', ['require', 'exports'], function (require, exports) {
    exports.header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
    exports.size = function (line) {
        var m = exports.header.exec(line);
        return m ? { from: +(m[2] || 1), to: +(m[4] || 1) } : null;
    };
});
define('stat', ['require', 'exports', 'hunk'], function (require, exports, hunk) {
    exports.stat = function (diff) {
        var name = 'hunk', h = require(name), plus = 0, minus = 0, hunks = 0;
        diff.split('\n').forEach(function (line) {
            if (h.size(line)) hunks++;
            else if (line[0] === '+' && line.slice(0, 3) !== '+++') plus++;
            else if (line[0] === '-' && line.slice(0, 3) !== '---') minus++;
        });
        return { plus: plus, minus: minus, hunks: hunks };
    };
});
define('main', ['stat'], function (s) {
    definePlugin({ handlers: { diffstat: function (ctx, input) { return Promise.resolve(s.stat(input.text)); } } });
});
load('main');
