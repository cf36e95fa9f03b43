const table = [
  [/^feat/, '✨'],
  [/^fix/, '🐛'],
  [/^docs/, '✍️'],
  [/^i18n/, '🏳️'],
  [/^pair/, '👩‍👩‍👧'],
  [/^a11y/, '👩🏾‍🦽'],
];

definePlugin({
  handlers: {
    async suggest(ctx, { subject = '' }) {
      const row = table.find(([pattern]) => pattern.test(subject));
      return { emoji: row ? row[1] : '🔧' };
    },
  },
});
