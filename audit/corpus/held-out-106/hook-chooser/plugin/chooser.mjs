import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const templates = {
  'commit-msg': [
    '#!/bin/sh',
    '# refuse an empty subject line',
    'head -n 1 "$1" | grep -q "[^[:space:]]" || { echo "empty subject" >&2; exit 1; }',
  ],
  'pre-push': ['#!/bin/sh', 'npm test'],
};

function installed(root) {
  const dir = join(root, '.git', 'hooks');
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter((n) => !n.endsWith('.sample'));
}

export function suggest(root) {
  const have = new Set(installed(root));
  return Object.entries(templates).map(([name, lines]) =>
    have.has(name)
      ? `${name}: you already have one, leaving it alone.`
      : `${name}: not there. If you want it, save this and make it executable:\n\n${lines.join('\n')}\n`);
}

export function activate(api) {
  api.command('hooks', () => suggest(api.workspace).join('\n\n'));
}
