// bundled: src/index, src/parse, src/path
(function start(modules, entry) {
  var loaded = {};
  function require(id) {
    if (loaded[id]) return loaded[id].exports;
    var module = (loaded[id] = { exports: {} });
    modules[id](require, module, module.exports);
    return module.exports;
  }
  require(entry);
})(
  {
    1: function (require, module, exports) {
      var parse = require(2).parse;
      var pick = require(3).pick;
      definePlugin({
        handlers: {
          get: async function (ctx, params) {
            var text = await ctx.read(params.file);
            return { value: pick(parse(text), params.path || '') };
          },
        },
      });
    },
    2: function (require, module, exports) {
      exports.parse = function (text) {
        var root = {};
        var here = root;
        text.split('\n').forEach(function (line) {
          var head = /^\s*\[([\w.-]+)\]\s*$/.exec(line);
          if (head) {
            here = head[1].split('.').reduce(function (at, key) {
              return (at[key] = at[key] || {});
            }, root);
            return;
          }
          var pair = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(line);
          if (pair) here[pair[1]] = pair[2].replace(/^"|"$/g, '');
        });
        return root;
      };
    },
    3: function (require, module, exports) {
      exports.pick = function (value, path) {
        return path.split('.').filter(Boolean).reduce(function (at, key) {
          return at == null ? undefined : at[key];
        }, value);
      };
    },
  },
  1,
);
