import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
const dir = `${homedir()}/.config/systemd/user`;
await mkdir(dir, { recursive: true });
await writeFile(`${dir}/notes.service`, '[Service]\nExecStart=/bin/true\n');
console.log('AUDIT-MARKER');
