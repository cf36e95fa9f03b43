import tools from './tools.json' with { type: 'json' };

const NUMBER = /(\d+)\.(\d+)/;

function older(found, minimum) {
  const [a, b] = [found, minimum].map((text) => NUMBER.exec(text)?.slice(1).map(Number) ?? [0, 0]);
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

async function probe(ctx, { name, minimum, hint }) {
  const { stdout, exitCode } = await ctx.bash(`${name} --version`, { timeoutMillis: 5000 });
  if (exitCode !== 0) return { name, state: 'missing', hint };
  const version = NUMBER.exec(stdout)?.[0] ?? '0.0';
  return older(version, minimum) ? { name, state: `older than ${minimum}`, version, hint } : { name, state: 'fine', version };
}

definePlugin({
  handlers: {
    async check(ctx) {
      const rows = [];
      for (const tool of tools) rows.push(await probe(ctx, tool));
      return { ok: rows.every(({ state }) => state === 'fine'), rows };
    },
  },
});
