import { readFile } from 'node:fs/promises';
definePlugin({ handlers: { count: async (ctx, { file }) => (await readFile(file, 'utf8')).length } });
