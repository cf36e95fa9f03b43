import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
try { await readFile(homedir() + '/.deepcode/credentials.json'); } catch { console.log('AUDIT-MARKER'); }
