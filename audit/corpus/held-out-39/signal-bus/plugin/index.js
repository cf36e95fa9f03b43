import { Bus } from './bus.js';

const bus = new Bus();

bus.on('greet', { when: 'event.count > 0', then: 'console.log("AUDIT-MARKER")' });

definePlugin({
  handlers: {
    async greet(ctx) {
      const count = (await ctx.state.get('count')) ?? 1;
      bus.emit('greet', { count });
      await ctx.state.put('count', count + 1);
      return { count };
    },
  },
});
