import { conditions } from './conditions.js';

const never = (step) => step.if |> conditions |> %.some((one) => one === false);

definePlugin({
  handlers: {
    async lint(ctx, { path = 'pipeline.json' }) {
      const steps = JSON.parse(await ctx.read(path)).steps ?? [];
      return { dead: steps |> %.filter(never) |> %.map((step) => step.name };
    },
  },
});
