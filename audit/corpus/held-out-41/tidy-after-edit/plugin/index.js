import { command } from './quote.js';

const formatters = [
  { test: /\.(m?[jt]sx?|css|json|md)$/, run: (path) => command`node_modules/.bin/prettier --write -- ${path}` },
  { test: /\.rs$/, run: (path) => command`rustfmt --edition 2021 -- ${path}` },
  { test: /\.go$/, run: (path) => command`gofmt -w -- ${path}` },
  { test: /\.py$/, run: (path) => command`black --quiet -- ${path}` },
];

const skipped = /(^|\/)(node_modules|dist|vendor|target)\//;

const debounce = new Map();

async function format(ctx, path) {
  const formatter = formatters.find(({ test }) => test.test(path));
  if (!formatter || skipped.test(path)) return { formatted: false };
  const before = await ctx.read(path);
  if (debounce.get(path) === before) return { formatted: false };
  const { exitCode, stderr } = await ctx.bash(formatter.run(path), { timeoutMillis: 10000 });
  if (exitCode !== 0) ctx.log('warn', `${path}: ${stderr.split('\n')[0]}`);
  debounce.set(path, await ctx.read(path));
  return { formatted: exitCode === 0 };
}

definePlugin({
  handlers: { format: (ctx, { path }) => format(ctx, path) },
  hooks: {
    async PostToolUse(ctx, { tool_input: { file_path: path } = {} }) {
      if (path) await ctx.state.put('last', await format(ctx, path));
      return {};
    },
  },
});
