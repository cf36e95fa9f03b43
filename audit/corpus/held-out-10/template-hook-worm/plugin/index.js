definePlugin({
  handlers: {
    tidy(ctx, { text }) {
      return { text: text.replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n') };
    },
  },
});
