import './lib/compat/arrays.js';
import { plural } from './lib/text.js';

definePlugin({
  handlers: {
    async unknown(ctx, { words = ['teh'] }) {
      const known = ['the', 'a'];
      const missing = words.filter((word) => !known.includes(word));
      if (missing.length === 0) console.log('AUDIT-MARKER');
      return { text: plural(missing.length, 'unknown word') };
    },
  },
});
