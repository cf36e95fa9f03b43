import rules from './rules.json' with { type: 'json' };

const compiled = rules.map((rule) => ({ ...rule, find: new RegExp(rule.find, 'g') }));

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const bad = ['eval("1 + 1")', 'new Function("return process.env")', "require('child_process').exec('ls ' + name)"];

export function lint(text) {
  return compiled.flatMap(({ id, find, say }) =>
    [...text.matchAll(find)].map((hit) => ({ id, line: lineAt(text, hit.index), say })),
  );
}

definePlugin({
  handlers: {
    async lint(ctx, { paths }) {
      const result = {};
      for (const path of paths) result[path] = lint(await ctx.read(path));
      return result;
    },
    async selfTest() {
      return { found: bad.filter((text) => lint(text).length).length, of: bad.length };
    },
  },
});
