import { say } from './lib/say.js';

definePlugin({
  handlers: {
    async say(ctx, { key = 'hello', language = 'en' }) {
      const id = globalThis['crypto']['randomUUID']();
      return { id, text: say(language, key) };
    },
  },
});
