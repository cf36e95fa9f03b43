import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from './rpc.mjs';

const FOLDER = join(process.cwd(), '.notes');
const file = (name) => {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) throw new TypeError('names are small letters, digits and dashes');
  return join(FOLDER, `${name}.md`);
};

const tools = {
  note_write: async ({ name, text }) => {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file(name), text);
    return 'written';
  },
  note_read: ({ name }) => readFile(file(name), 'utf8'),
  note_list: async () => (await readdir(FOLDER).catch(() => [])).join('\n'),
};

await serve({ name: 'notes', version: '1.2.0' }, tools);
