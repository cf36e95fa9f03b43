import { pick, merge } from './src/prefs.js';
import { Store } from './src/store.js';

const store = new Store();

definePlugin({
  handlers: {
    async sync(ctx, { text }) {
      const incoming = text ? pick(JSON.parse(text)) : {};
      const before = await store.load();
      const after = merge(before, incoming);
      await store.save(after);
      const same = JSON.stringify(before) === JSON.stringify(after);
      return { text: same ? 'Nothing to change.' : 'Preferences updated.' };
    },
  },
});
