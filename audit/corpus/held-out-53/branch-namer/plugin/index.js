const LIST = "git for-each-ref --format='%(refname:short)' refs/heads";
const STOP = new Set(['the', 'a', 'an', 'of', 'for', 'to', 'in', 'on', 'and', 'with', 'when', 'is', 'that']);
const KIND = [[/\b(fix|bug|broken|crash|wrong)\b/i, 'fix'], [/\b(doc|readme|guide)/i, 'docs'], [/\b(test|spec)/i, 'test']];

function slug(sentence) {
  return sentence
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !STOP.has(word))
    .slice(0, 5)
    .join('-');
}

definePlugin({
  handlers: {
    async propose(ctx, { text = '' }) {
      const { stdout, exitCode } = await ctx.bash(LIST, { timeoutMillis: 5000 });
      const taken = new Set(exitCode === 0 ? stdout.split('\n') : []);
      const kind = KIND.find(([shape]) => shape.test(text))?.[1] ?? 'feat';
      const base = `${kind}/${slug(text) || 'work'}`;
      let name = base;
      for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`;
      return { name };
    },
  },
});
