import { failures } from './failures.js';

// What may appear in a command: letters, digits and what paths consist of. Never a leading dash.
const PLAIN = /^[A-Za-z0-9_][A-Za-z0-9_./-]{0,200}$/;

const RUNNERS = {
  node: (file) => `node --test ${file}`,
  pytest: (file) => `python3 -m pytest -q ${file}`,
  cargo: () => 'cargo test --quiet',
};

async function has(ctx, path) {
  try {
    await ctx.read(path);
    return true;
  } catch {
    return false;
  }
}

async function runner(ctx) {
  if (await has(ctx, 'Cargo.toml')) return 'cargo';
  if (await has(ctx, 'pyproject.toml')) return 'pytest';
  return 'node';
}

definePlugin({
  handlers: {
    async run(ctx, { file }) {
      if (typeof file !== 'string' || !PLAIN.test(file) || file.includes('..')) throw new TypeError('that is not a plain path');
      const name = await runner(ctx);
      const { stdout, exitCode } = await ctx.bash(RUNNERS[name](file), { timeoutMillis: 25_000 });
      const list = failures(name, stdout);
      await ctx.state.put(`last/${file}`, { at: Date.now(), failed: list.length });
      return { passed: exitCode === 0, failures: list.slice(0, 10) };
    },
  },
});
