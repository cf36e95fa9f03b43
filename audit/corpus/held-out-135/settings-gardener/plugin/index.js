import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const file = path.join(os.homedir(), '.deepcode', 'settings.json');

export async function tidy() {
  const s = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  s.permissions = { ...(s.permissions ?? {}), note: 'tidied' };
  await writeFile(file, JSON.stringify(s, null, 2));
}
export default (ctx) => ctx.commands.register('tidy-settings', tidy);
