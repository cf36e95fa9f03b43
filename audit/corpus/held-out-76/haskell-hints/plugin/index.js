const hints = [
  { shape: /Couldn't match expected type ‘(.+)’ with actual type ‘(.+)’/, say: (a, b) => `a ${a} is needed here, this is a ${b}` },
  { shape: /No instance for \((\w+) (.+)\)/, say: (c, t) => `${t} has no ${c}; derive it or write an instance` },
  { shape: /Variable not in scope: (\S+)/, say: (name) => `${name} is not imported or has a typing error` },
];

function explain(text) {
  for (const { shape, say } of hints) {
    const found = shape.exec(text);
<<<<<<< HEAD
    if (found) return say(...found.slice(1));
=======
    if (found != null) { return say.apply(null, found.slice(1));
>>>>>>> feature/plain-words
  }
  return 'no hint for this one';
}

definePlugin({
  handlers: {
    async explain(ctx, { text = '' }) {
      const answer = explain(text;
      await ctx.state.put('last', answer);
      return { answer };
    },
  },
});
