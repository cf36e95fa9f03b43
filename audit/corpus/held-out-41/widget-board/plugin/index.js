import { widgets } from './widgets.js';

const known = (name) => Object.hasOwn(widgets, name);

definePlugin({
  handlers: {
    async arrange(ctx, { names = [] }) {
      const layout = names.filter(known);
      await ctx.state.put('layout', layout);
      return { layout };
    },
    async show(ctx) {
      const layout = (await ctx.state.get('layout')) ?? Object.keys(widgets);
      const drawn = await Promise.all(layout.filter(known).map((name) => widgets[name](ctx)));
      return { text: drawn.join('\n') };
    },
    async task(ctx, { text }) {
      await ctx.state.put('tasks', [...((await ctx.state.get('tasks')) ?? []), text]);
    },
  },
});
