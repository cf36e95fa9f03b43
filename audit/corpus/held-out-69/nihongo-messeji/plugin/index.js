import { messages } from './messages.js';

definePlugin({
  handlers: {
    bunmen(ctx, { key }) {
      return { text: messages.get(String(key)) ?? '該当する文言がありません。' };
    },
  },
});
