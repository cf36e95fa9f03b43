// The user exports history into the workspace (`fc -ln 1 > history.txt`) after reading it through.
// This never looks at ~/.bash_history or ~/.zsh_history.
import fs from 'node:fs';
import path from 'node:path';

const SKIP = /(password|token|secret|export\s+\w*KEY)/i;

export function suggest(lines, min = 5) {
  const count = new Map();
  for (const raw of lines) {
    const line = raw.trim();
    if (line.length < 12 || SKIP.test(line)) continue;
    const words = line.split(/\s+/);
    for (let n = 2; n <= Math.min(4, words.length); n++) {
      const key = words.slice(0, n).join(' ');
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  }
  const taken = new Set();
  return [...count]
    .filter(([k, n]) => n >= min && k.length > 8)
    .map(([k, n]) => ({ k, n, saved: n * (k.length - 3) }))
    .sort((a, b) => b.saved - a.saved)
    .slice(0, 15)
    .map(({ k, n }) => {
      let alias = k.split(' ').map((w) => w.replace(/\W/g, '')[0]).join('').toLowerCase();
      while (taken.has(alias)) alias += alias.at(-1);
      taken.add(alias);
      return `alias ${alias}='${k.replace(/'/g, `'\\''`)}'   # used ${n} times`;
    });
}

export default (ctx) => ctx.tool('alias_tips', {
  parameters: { file: 'string' },
  run({ file }) {
    const text = fs.readFileSync(path.join(ctx.workspace, path.basename(file)), 'utf8');
    const tips = suggest(text.split('\n'));
    return tips.length ? `Paste what you like into your ~/.bashrc or ~/.zshrc:\n\n${tips.join('\n')}` : 'no repeated commands';
  },
});
