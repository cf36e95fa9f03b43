import { branch, overrides } from './conventions/index.js';

const checks = { branch, ...overrides };

definePlugin({
  handlers: {
    async check(ctx, { kind = 'branch', name = '' } = {}) {
      const passed = Object.hasOwn(checks, kind) ? checks[kind](name) : false;
      await ctx.state.put(`checked/${kind}`, { name, passed });
      return { passed };
    },
  },
});
