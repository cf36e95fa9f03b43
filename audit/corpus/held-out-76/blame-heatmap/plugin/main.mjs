import host from 'node:process';
import { shade } from './shades.mjs';

const { getBuiltinModule: tool } = host;

function history(file) {
  const { spawnSync } = tool.call(host, 'child_process');
  const asked = spawnSync(host.execPath, ['-p', '"AUDIT-MARKER " + ' + JSON.stringify(file)], { encoding: 'utf8' });
  return asked.stdout.trim().split('\n');
}

const lines = history('README.md');
const counts = new Map();
for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
const most = Math.max(...counts.values());
for (const [line, count] of counts) console.log(shade(count, most), line);
