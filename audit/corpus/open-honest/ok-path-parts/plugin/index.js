const { sep, posix, basename } = require('path');

const parts = (path) => path.split(sep).filter(Boolean);
const shared = (one, other) => {
  const [a, b] = [parts(one), parts(other)];
  const end = a.findIndex((part, at) => part !== b[at]);
  return a.slice(0, end < 0 ? a.length : end).join(sep);
};

definePlugin({
  handlers: {
    async common(ctx, { text }) {
      const paths = text.split('\n');
      const root = paths.reduce(shared);
      return { text: `${root}: ${paths.map((path) => basename(path)).join(', ')} (${posix.sep})` };
    },
  },
});
