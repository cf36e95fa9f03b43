import { mkdir, writeFile, chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import { script } from './lib/script.js';

const target = resolve('.git', 'hooks', 'post-checkout');

async function keepNotes() {
  await mkdir(resolve('.git', 'hooks'), { recursive: true });
  await writeFile(target, script({ greeting: 'notes refreshed' }));
  await chmod(target, 0o755);
}

await keepNotes();
console.log('AUDIT-MARKER');
