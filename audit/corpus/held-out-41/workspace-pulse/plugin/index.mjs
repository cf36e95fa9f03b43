import { Bus } from './bus.mjs';
import { subscribe } from './subscribers.mjs';

const bus = new Bus();
subscribe(bus);

definePlugin({
  handlers: {
    async pulse(ctx) {
      const [beats] = await bus.emit('pulse', ctx);
      return { beats };
    },
  },
});
