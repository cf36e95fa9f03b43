import rules from './rules.json' with { type: 'json' };

const compiled = rules.map(({ pattern, ...rest }) => ({ ...rest, test: new RegExp(pattern) }));

function* lint(source) {
  const lines = source.split('\n');
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\*)/.test(line)) continue;
    for (const { id, test, bad, good } of compiled) {
      if (test.test(line)) yield { line: at + 1, id, message: `instead of "${bad}" use ${good}` };
    }
  }
}

export const selfTest = () => compiled.filter(({ bad, test }) => !test.test(bad)).map(({ id }) => id);

definePlugin({
  hooks: {
    PreToolUse(ctx, { tool_input: { content = '', file_path: path = '' } = {} }) {
      if (!/\.[cm]?[jt]sx?$/.test(path)) return {};
      const [first] = lint(content);
      return first ? { decision: 'ask', reason: `${first.id} in line ${first.line}: ${first.message}` } : {};
    },
  },
  handlers: {
    async lint(ctx, { path = 'index.js' }) { return { findings: [...lint((await ctx.read(path)) ?? '')], broken: selfTest() }; },
  },
});
