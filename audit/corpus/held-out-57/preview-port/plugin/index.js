import { Supervisor } from './supervisor.js';

const port = (config) => config?.port ?? 4173;
definePlugin({
  handlers: {
    preview: (ctx, { config }) => new Supervisor(ctx).start(port(config)),
    where: async (ctx) => (await ctx.state.get('address')) ?? 'not running',
    stop: (ctx) => new Supervisor(ctx).stop(),
  },
});
