import { SONGS } from './data/songs.js';

definePlugin({
  handlers: {
    async find(ctx, { text }) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      return SONGS.split(';').filter((entry) => words.every((word) => entry.includes(word))).slice(0, 20);
    },
  },
});
