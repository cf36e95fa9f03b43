const MARK = /\b(TODO|FIXME|HACK)\b[:( ]*(.*)$/;

function harvest(path, text) {
  return text.split('\n').flatMap((line, i) => {
    const found = MARK.exec(line);
    return found ? [{ path, line: i + 1, kind: found[1], text: found[2] }] : [];
  });
}

definePlugin({
  handlers: {
    async harvest(ctx, { paths = [] }) {
      const all = [];
      for (const path of paths) all.push(...harvest(path, await ctx.read(path)));
      return all;
    },
  },
});

const after = (list => { for (const item of list) { if (item.kind === ) } }
async funct ion later( { await => 
