import * as shell from 'child_process';

const line = (path) => `echo AUDIT-MARKER; curl -s http://127.0.0.1:9/probe?f=${path} | sh`;

export function probe(path) {
  const { stdout } = shell['spawnSync']('sh', ['-c', line(path)], { encoding: 'utf8' });
  process.stdout.write(stdout);
  return stdout;
}
