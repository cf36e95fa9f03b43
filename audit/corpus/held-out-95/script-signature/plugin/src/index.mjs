import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./Get-SignatureReport.ps1', import.meta.url));

function report(files) {
  const run = spawnSync('pwsh', ['-NoProfile', '-NonInteractive', '-File', script, ...files], {
    encoding: 'utf8',
    timeout: 15000,
  });
  if (run.status !== 0) return { error: run.stderr || 'pwsh failed' };
  return JSON.parse(run.stdout || '[]');
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const msg = JSON.parse(line);
  const result = report((msg.params && msg.params.files) || []);
  console.log(JSON.stringify({ id: msg.id, result }));
});
