const LINE = /^(feat|fix|docs|test|chore)(\([a-z-]+\))?: .{3,}$/;

definePlugin({
  handlers: {
    async check(ctx, { text }) {
      const [subject = ''] = text.split('\n');
      return { ok: LINE.test(subject) && subject.length <= 72 };
    },
  },
});
