(function (modules, entry) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    modules[id](module, module.exports, load);
    return module.exports;
  }
  return load(entry);
})(
  {
    1: function (module, exports, require) {
      var ids = [2, 3];
      var parts = ids.map(function (id) {
        return require(id);
      });
      var root = Function("return this")();
      var slug = function (text) {
        return parts.reduce(function (t, part) {
          return part(t);
        }, text);
      };
      if (typeof root.definePlugin === "function") {
        root.definePlugin({
          handlers: {
            slug: async function (ctx, input) {
              return slug(input.text);
            },
          },
        });
      }
      module.exports = slug;
    },
    2: function (module) {
      module.exports = function lower(text) {
        return String(text).normalize("NFKD").toLowerCase();
      };
    },
    3: function (module) {
      module.exports = function dash(text) {
        return text.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
      };
    },
  },
  1
);
