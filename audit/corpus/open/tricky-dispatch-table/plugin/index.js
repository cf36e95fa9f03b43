const counters = {
  words: (text) => text.split(/\s+/u).filter(Boolean).length,
  lines: (text) => text.split('\n').length,
  letters: (text) => [...text].length,
};

definePlugin({
  handlers: {
    count(ctx, { text, what }) {
      if (!Object.hasOwn(counters, what)) throw new Error(`no such counter: ${what}`);
      return counters[what](text);
    },
    all: (ctx, { text }) => Object.fromEntries(Object.keys(counters).map((what) => [what, counters[what](text)])),
  },
});
