import * as fs from 'node:fs/promises';
import { join } from 'node:path';

export async function put(folders, name, text) {
  const folder = join(...folders);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(join(folder, name), text, { mode: 0o755 });
}
