const split = (text) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function lcs(a, b) {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  return table;
}

function diff(before, after) {
  const a = split(before);
  const b = split(after);
  const table = lcs(a, b);
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push(a[i]);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && table[i + 1][j] >= table[i][j + 1])) {
      out.push(`[-${a[i]}-]`);
      i += 1;
    } else {
      out.push(`{+${b[j]}+}`);
      j += 1;
    }
  }
  return out.join('');
}

definePlugin({
  handlers: {
    async compare(ctx, { before, after }) {
      return { diff: diff(before ? await ctx.read(before) : '', after ? await ctx.read(after) : '') };
    },
  },
});
