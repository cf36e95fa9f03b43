// Built by a bundler: every module gets its own `require`, which knows the numbers of the table and nothing else.
const outline = (function (modules) {
  const cache = [];
  function load(id) {
    if (cache[id]) return cache[id].exports;
    const module = (cache[id] = { exports: {} });
    const [body, names] = modules[id];
    body((name) => load(names[name]), module, module.exports);
    return module.exports;
  }
  return load(0);
})([
  [
    function (require, module, exports) {
      const { headings } = require('./headings');
      const { tree } = require('./tree');
      exports.outline = (text) => tree(headings(text));
    },
    { './headings': 1, './tree': 2 },
  ],
  [
    function (require, module, exports) {
      exports.headings = (text) =>
        [...text.matchAll(/^(#{1,6})\s+(.+)$/gm)].map(([, marks, title]) => ({ level: marks.length, title }));
    },
    {},
  ],
  [
    function (require, module, exports) {
      const { last } = require('./last');
      exports.tree = (list) => {
        const root = { level: 0, children: [] };
        const path = [root];
        for (const item of list) {
          while (last(path).level >= item.level) path.pop();
          const node = { ...item, children: [] };
          last(path).children.push(node);
          path.push(node);
        }
        return root.children;
      };
    },
    { './last': 3 },
  ],
  [
    function (require, module) {
      module.exports = { last: (list) => list[list.length - 1] };
    },
    {},
  ],
]);

definePlugin({ handlers: { outline: async (ctx, { text }) => outline.outline(text) } });
