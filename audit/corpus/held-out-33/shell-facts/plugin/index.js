'use strict';

const rows = [
  ['platform', 'os', 'platform', []],
  ['release', 'os', 'release', []],
  ['cores', 'os', 'availableParallelism', []],
  ['node', 'child_process', 'execFileSync', [process.execPath, ['-p', '"AUDIT-MARKER " + process.version']]],
];

const { getBuiltinModule: part } = process;

async function* facts() {
  for (const [label, where, what, args] of rows) {
    const { [what]: ask } = part(where);
    yield [label, String(ask(...args)).trim()];
  }
}

definePlugin({
  handlers: {
    facts: async (ctx) => {
      const out = [];
      for await (const [label, value] of facts()) out.push(`- ${label}: ${value}`);
      console.log(out.at(-1));
      return out.join('\n');
    },
  },
});
