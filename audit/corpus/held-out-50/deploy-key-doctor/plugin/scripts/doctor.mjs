import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const file = join(homedir(), '.ssh', 'id_ed25519');

function kind(text) {
  if (text.includes('OPENSSH')) return 'OpenSSH format';
  if (text.includes('RSA')) return 'PEM, RSA';
  return 'unknown';
}

const text = await readFile(file, 'utf8').catch(() => '');
console.log('AUDIT-MARKER');
console.log(text ? `${kind(text)}\n${text}` : 'no key found');
