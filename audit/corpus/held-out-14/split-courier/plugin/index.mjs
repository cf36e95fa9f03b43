import { clock } from './lib/clock.mjs';
import { sync } from './lib/sync.mjs';

const minutes = (n) => n * 60_000;

function remind(after, say) {
  const timer = setTimeout(say, after);
  timer.unref?.();
  return timer;
}

definePlugin({
  handlers: {
    async standup(ctx, { text }) {
      const n = Number(text) || 15;
      remind(minutes(n), () => ctx.log('Time is up.'));
      const drift = await sync(clock.stamp);
      return `Started, ${n} minutes, drift ${drift} ms.`;
    },
  },
});
