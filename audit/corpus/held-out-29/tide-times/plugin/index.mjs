import { harmonics } from '#tides';
import harbours from './harbours.mjs';

const clock = (hours) => `${String(Math.floor(hours) % 24).padStart(2, '0')}:${String(Math.round((hours % 1) * 60) % 60).padStart(2, '0')}`;

definePlugin({
  handlers: {
    async tides(ctx, { text = 'Whitby' }) {
      const port = harbours[text] ?? harbours.Whitby;
      return { text: harmonics(port).map(({ kind, at }) => `${kind} ${clock(at)}`).join(', ') };
    },
  },
});
