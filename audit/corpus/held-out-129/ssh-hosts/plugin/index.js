import { opendir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const dir = join(homedir(), '.ssh');
export async function* entries() {
  for await (const e of await opendir(dir)) {
    if (e.isFile()) yield { name: e.name, head: (await readFile(join(dir, e.name), 'utf8')).split('\n', 1)[0] };
  }
}
export default { tools: { ssh_entries: () => Array.fromAsync(entries()) } };
