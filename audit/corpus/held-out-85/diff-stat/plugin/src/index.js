const root = Function("return this")();

export function stat(diff) {
  const files = {};
  let name = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) files[(name = line.slice(6))] = { added: 0, removed: 0 };
    else if (line.startsWith('--- ')) continue;
    else if (line[0] === '+' && name) files[name].added++;
    else if (line[0] === '-' && name) files[name].removed++;
  }
  return files;
}

root.definePlugin({ handlers: { stat: async (ctx, { text }) => stat(await ctx.read(text)) } });
