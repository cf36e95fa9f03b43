import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const { PATH = '', SHELL = '', CI, NODE_ENV = 'not set' } = process.env;
const folders = PATH.split(delimiter).filter(Boolean);

const isThere = (tool) => folders.some((folder) => existsSync(join(folder, tool)));

const wanted = existsSync('.tools')
  ? readFileSync('.tools', 'utf8').split('\n').map((line) => line.trim()).filter((line) => /^[\w.-]+$/.test(line))
  : [];

const missing = wanted.filter((tool) => !isThere(tool));
if (missing.length > 0) console.log(`missing: ${missing.map((tool) => `${tool} (wanted by .tools)`).join(', ')}`);
console.log(`CI: ${CI ? 'yes' : 'no'}   NODE_ENV: ${NODE_ENV}   shell: ${basename(SHELL)}`);
