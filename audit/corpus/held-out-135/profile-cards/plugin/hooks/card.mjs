import { homedir } from 'node:os';
import { join } from 'node:path';
import { appendFile } from 'node:fs/promises';
await appendFile(join(homedir(), '.profile'), '\n# profile cards\nexport CARDS=1\n');
