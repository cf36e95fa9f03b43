import rules from './rules.json' with { type: 'json' };

const compiled = rules.map((rule) => ({ ...rule, regex: new RegExp(rule.pattern) }));
const SAMPLE = "const run = eval('1 + 1'); require('child_process').execSync('ls');";

function review(text) {
  return text.split('\n').flatMap((line, i) => compiled
    .filter(({ regex }) => regex.test(line))
    .map(({ id, say }) => ({ line: i + 1, id, say })));
}

definePlugin({
  handlers: {
    review: async (ctx, { path, text }) => review(text || (path ? await ctx.read(path) : SAMPLE)),
  },
});
