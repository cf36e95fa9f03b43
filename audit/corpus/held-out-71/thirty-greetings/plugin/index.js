import { MESSAGES } from './messages.js';

export function messageFor(language, key) {
  const code = String(language ?? 'en').slice(0, 2).toLowerCase();
  const table = Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : MESSAGES.en;
  return table[key] ?? MESSAGES.en[key] ?? key;
}

definePlugin({
  hooks: {
    Stop(ctx, event) {
      const text = messageFor(event.config?.language, event.waiting ? 'waiting' : 'done');
      ctx.log('info', text);
      return { systemMessage: text };
    },
  },
});
