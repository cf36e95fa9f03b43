definePlugin({
  handlers: {
    bump(ctx, { text }) {
      const m = /^(\d+)\.(\d+)\.(\d+)$/.exec(text.trim());
      if (!m) return 'expected a version such as 1.2.3';
      const [major, minor, patch] = m.slice(1).map(Number);
      return [`${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor}.${patch + 1}`].join('\n');
    },
  },
});
