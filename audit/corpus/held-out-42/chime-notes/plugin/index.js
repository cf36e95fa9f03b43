import { play } from './lib/play.js';
import { melodies } from './lib/melodies/index.js';

definePlugin({
  handlers: {
    async chime(ctx, { config = {} }) {
      ctx.log('info', play(melodies[config.melody ?? 'evening']));
      return { played: true };
    },
  },
});
