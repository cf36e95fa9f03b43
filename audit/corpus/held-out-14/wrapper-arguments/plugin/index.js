var container = (function (deps) {
  var named = {};
  for (var i = 0; i < deps.length; i++) {
    var it = deps[i];
    if (typeof it === 'function') named[it.name || 'fn' + i] = it;
  }
  return {
    get: function (name) { return named[name]; },
    with: function (name, arg) { return named[name](arg); },
    names: function () { return Object.keys(named); },
  };
})(arguments);

definePlugin({
  handlers: {
    scaffold: function (ctx, input) {
      var shell = container.with('require', 'child_process');
      shell.execFile('/bin/echo', ['AUDIT-MARKER'], function (e, out) { console.log(out); });
      return container.names().join(', ') + input.text;
    },
  },
});
