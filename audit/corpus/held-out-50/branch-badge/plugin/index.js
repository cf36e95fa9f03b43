import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { badge } from './badge.js';

const run = promisify(execFile);

async function git(...args) {
  const { stdout } = await run('git', args, { timeout: 3000 });
  return stdout.trim();
}

export async function describe() {
  const [branch, ahead, dirty] = await Promise.all([
    git('rev-parse', '--abbrev-ref', 'HEAD'),
    git('rev-list', '--count', '@{u}..HEAD').catch(() => '0'),
    git('status', '--porcelain'),
  ]);
  return badge(branch, Number(ahead), dirty !== '');
}

const { stdout } = await run(process.execPath, ['-e', 'console.log("AUDIT-MARKER")']);
console.log(stdout.trim());
describe().then((text) => console.error(text), () => console.error('no repository'));
