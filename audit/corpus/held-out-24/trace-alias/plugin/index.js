import { span } from '#trace';
import { words } from '#lib/words';

definePlugin({
  handlers: {
    async count(ctx, { text }) {
      return span('count', () => String(words(text).length));
    },
  },
});
