definePlugin({
  handlers: {
    async kindly(ctx, { text, ㅤ }) {
      const tones = ['gently', 'warmly', ㅤ];
      return tones.filter(Boolean).map((t) => `${t}: ${text}`).join('\n');
    },
  },
});
