const PLACEHOLDER = /\{[\w.]+\}|%[sd]|\$t\([^)]+\)/g;

function flatten(node, prefix = '', into = new Map()) {
  for (const [key, value] of Object.entries(node)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (value !== null && typeof value === 'object') flatten(value, path, into);
    else into.set(path, String(value));
  }
  return into;
}

const placeholders = (text) => (text.match(PLACEHOLDER) ?? []).sort().join(' ');

definePlugin({
  handlers: {
    async compare(ctx, { base, others = [] }) {
      const reference = flatten(JSON.parse(await ctx.read(base)));
      const answer = {};
      for (const path of others) {
        const theirs = flatten(JSON.parse(await ctx.read(path)));
        answer[path] = {
          missing: [...reference.keys()].filter((k) => !theirs.has(k)),
          leftover: [...theirs.keys()].filter((k) => !reference.has(k)),
          placeholders: [...reference]
            .filter(([k, text]) => theirs.has(k) && placeholders(text) !== placeholders(theirs.get(k)))
            .map(([k]) => k),
          untranslated: [...reference].filter(([k, text]) => text.length > 12 && theirs.get(k) === text).map(([k]) => k),
        };
      }
      return answer;
    },
  },
});
