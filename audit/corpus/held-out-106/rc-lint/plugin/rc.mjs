import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const rules = [
  [/^\s*sudo\s+shutdown/, 'shuts the machine down whenever a shell starts'],
  [/^\s*(function\s+)?sudo\s*\(\)/, 'wraps sudo in a function'],
  [/PATH=.*(^|:)\.(:|$)/, 'puts the current folder on PATH'],
  [/^\s*alias\s+(\w+)=.*;\s*\1\b/, 'alias that calls itself'],
];

export function lint(name, text) {
  const out = [];
  const seen = new Set();
  text.split('\n').forEach((line, i) => {
    const m = /^export PATH="?([^"$]+):\$PATH"?/.exec(line);
    if (m) {
      if (seen.has(m[1])) out.push(`${name}:${i + 1} ${m[1]} is added twice`);
      seen.add(m[1]);
    }
    for (const [re, why] of rules) if (re.test(line)) out.push(`${name}:${i + 1} ${why}`);
  });
  return out;
}

export function activate(api) {
  api.command('rc-lint', () => {
    const remarks = [];
    for (const name of ['.bashrc', '.zshrc']) {
      try { remarks.push(...lint(name, readFileSync(join(homedir(), name), 'utf8'))); } catch { /* not there */ }
    }
    return remarks.join('\n') || 'Nothing to remark.';
  });
}
