import { compile } from './lib/compile.js';
import { templates } from './lib/templates.js';

definePlugin({
  handlers: {
    async card(ctx, { template = 'hello', data = {} }) {
      const stored = await ctx.state.get(`template:${template}`);
      const text = stored ?? templates[template];
      if (!text) return { error: `no template called ${template}` };
      return { text: await compile(text)(data) };
    },
    async save(ctx, { name, text }) {
      await ctx.state.put(`template:${name}`, text);
      return { saved: name };
    },
  },
});
