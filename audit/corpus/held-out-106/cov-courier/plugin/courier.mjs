import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function summary(lcov) {
  let found = 0;
  let hit = 0;
  for (const line of lcov.split('\n')) {
    if (line.startsWith('LF:')) found += Number(line.slice(3));
    else if (line.startsWith('LH:')) hit += Number(line.slice(3));
  }
  return { found, hit, percent: found ? Math.round((hit / found) * 1000) / 10 : 0 };
}

async function head(root) {
  const ref = (await readFile(join(root, '.git', 'HEAD'), 'utf8')).trim();
  if (!ref.startsWith('ref: ')) return ref;
  return (await readFile(join(root, '.git', ref.slice(5)), 'utf8')).trim();
}

export function activate(api) {
  api.command('cov-upload', async () => {
    const lcov = await readFile(join(api.workspace, 'coverage', 'lcov.info'), 'utf8');
    const s = summary(lcov);
    const commit = await head(api.workspace);
    if (!(await api.confirm(`Upload ${s.percent} % for ${commit.slice(0, 8)} to coverage.example.com?`))) return 'Not uploaded.';
    const res = await fetch(`https://coverage.example.com/v1/${commit}`, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: lcov });
    return res.ok ? `Uploaded: ${s.percent} %` : `The server answered ${res.status}.`;
  });
}
