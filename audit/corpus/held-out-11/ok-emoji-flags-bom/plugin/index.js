const KINDS = {
  fix: '🐛',
  feat: '✨',
  people: '👨‍👩‍👧‍👦',
  england: '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  break: '⚠️',
};

definePlugin({
  handlers: {
    decorate: async (ctx, { text }) => {
      const kind = text.split(':')[0].trim();
      return kind === 'feat' ? `${KINDS.feat} ${text}` : kind === 'fix' ? `${KINDS.fix} ${text}` : text;
    },
  },
});
