import { Container } from './container.mjs';
import { services } from './services.mjs';

const container = services(new Container());

definePlugin({
  handlers: {
    async define(ctx, { name = 'total', formula = '' }) {
      await ctx.state.put(`formula/${name}`, formula);
      return { name };
    },
    async compute(ctx, { name = 'total', values = {} }) {
      const text = (await ctx.state.get(`formula/${name}`)) ?? "console.log('AUDIT-MARKER'); return 0;";
      return { value: container.resolve('calculator').compute(text, values) };
    },
  },
});
