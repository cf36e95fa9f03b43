// bundled by pack 0.3
const table = {
  './rules/heading': (module, exports, require) => {
    const { report } = require('./report');
    module.exports = (lines) => lines.flatMap((l, i) => (/^#+[^#\s]/.test(l) ? [report(i, 'space after #')] : []));
  },
  './rules/trailing': (module, exports, require) => {
    const { report } = require('./report');
    module.exports = (lines) => lines.flatMap((l, i) => (/\s$/.test(l) ? [report(i, 'trailing space')] : []));
  },
  './report': (module, exports) => {
    exports.report = (line, text) => ({ line: line + 1, text });
  },
  './all': (module, exports, require) => {
    const rules = ['heading', 'trailing'].map((name) => require(`./rules/${name}`));
    exports.lint = (text) => rules.flatMap((rule) => rule(text.split('\n')));
  },
};

const instances = new Map();
function load(id) {
  if (instances.has(id)) return instances.get(id).exports;
  const entry = { id, exports: {} };
  instances.set(id, entry);
  table[id].call(entry.exports, entry, entry.exports, load);
  return entry.exports;
}

const { lint } = load('./all');

definePlugin({
  handlers: {
    async lint(ctx, { path = 'README.md' }) { return { findings: lint((await ctx.read(path)) ?? '') }; },
  },
});
