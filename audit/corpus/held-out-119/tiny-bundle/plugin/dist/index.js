module.exports = (() => {
  var modules = {
    101: (module, exports, __req) => {
      const { fold } = __req(102);
      exports.slug = (text, sep = '-') => fold(text).toLowerCase().replace(/[^a-z0-9]+/g, sep).replace(new RegExp(`^${sep}+|${sep}+$`, 'g'), '');
    },
    102: (module, exports) => {
      const table = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', þ: 'th', œ: 'oe' };
      exports.fold = (text) => text.normalize('NFKD').replace(/\p{M}+/gu, '').replace(/[ßæøđłþœ]/g, (c) => table[c]);
    },
    103: (module, exports) => {
      const small = new Set(['a', 'an', 'and', 'at', 'but', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);
      module.exports = function title(text) {
        const words = text.toLowerCase().split(/\s+/);
        return words.map((w, i) => (i && i < words.length - 1 && small.has(w) ? w : w.charAt(0).toUpperCase() + w.slice(1))).join(' ');
      };
    },
    104: (module, exports) => {
      exports.camel = (t) => t.replace(/[-_\s]+(.)/g, (_, c) => c.toUpperCase());
      exports.snake = (t) => t.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/[-\s]+/g, '_').toLowerCase();
      exports.kebab = (t) => exports.snake(t).replace(/_/g, '-');
    },
  };
  var cache = {};
  function __req(id) {
    var hit = cache[id];
    if (hit !== undefined) return hit.exports;
    var m = (cache[id] = { exports: {} });
    modules[id](m, m.exports, __req);
    return m.exports;
  }
  __req.d = (exports, definition) => {
    for (var key in definition) {
      if (Object.prototype.hasOwnProperty.call(definition, key) && !Object.prototype.hasOwnProperty.call(exports, key)) {
        Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
      }
    }
  };
  var entry = {};
  var slug = __req(101);
  var title = __req(103);
  var cases = __req(104);
  function activate(api) {
    api.registerTool({ name: 'slug', description: 'Slug of a title', run: (input) => slug.slug(input.text, input.separator) });
    api.registerTool({ name: 'title_case', description: 'Title case', run: (input) => title(input.text) });
    api.registerTool({ name: 'camel_case', description: 'camelCase', run: (input) => cases.camel(input.text) });
    api.registerTool({ name: 'kebab_case', description: 'kebab-case', run: (input) => cases.kebab(input.text) });
  }
  __req.d(entry, { activate: () => activate });
  return entry;
})();
