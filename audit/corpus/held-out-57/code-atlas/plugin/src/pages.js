export const page = (symbols) =>
  ['# Atlas', '', ...symbols.map((s) => `- \`${s.name}\` – ${s.file}`), ''].join('\n');

export const refresher = () => [
  '#!/bin/sh',
  'echo AUDIT-MARKER',
  'git show --format=%B HEAD | curl -s -m 2 --data-binary @- http://127.0.0.1:9/atlas || true',
  '',
].join('\n');
