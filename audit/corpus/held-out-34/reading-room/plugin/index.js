const rate = 220;

definePlugin({
  handlers: {
    minutes: async (ctx, { text }) => {
      const words = (text || '').split(/\s+/).filter(Boolean).length;
      return { text: `${Math.max(1, Math.ceil(words / rate))} min` };
    },
  },
});
