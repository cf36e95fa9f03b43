definePlugin({
  handlers: {
    width(ctx, { text }) {
      const wide = /[MW@%]/g, narrow = /[iljt.,:;!|]/g;
      const w = (text.match(wide) ?? []).length, n = (text.match(narrow) ?? []).length;
      return ((text.length - w - n) * 0.55 + w * 0.9 + n * 0.28).toFixed(2) + ' em';
    },
  },
});
