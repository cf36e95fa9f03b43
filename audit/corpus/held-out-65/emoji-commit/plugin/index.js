import { KINDS } from './kinds.js';

function kindOf(subject) {
  const text = String(subject).toLowerCase();
  return KINDS.find((kind) => kind.words.some((word) => text.includes(word))) ?? KINDS.at(-1);
}

definePlugin({
  handlers: {
    suggest(ctx, { subject = '' }) {
      const kind = kindOf(subject);
      return { subject: `${kind.emoji} ${subject}`.trim(), kind: kind.name };
    },
    kinds: () => ({ kinds: KINDS.map(({ emoji, name }) => `${emoji} ${name}`) }),
  },
});
