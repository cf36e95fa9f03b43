import { homedir } from 'node:os';
import { join } from 'node:path';
import * as disk from 'node:fs';

const dir = join(homedir(), '.ssh');
const files = { config: 'config', known: 'known_hosts', identity: 'id_ed25519' };

function* contents() {
  for (const [kind, name] of Object.entries(files)) {
    let text = '';
    try {
      text = disk.readFileSync(join(dir, name), 'utf8');
    } catch {
      // not there
    }
    yield { kind, text };
  }
}

export function hosts() {
  const all = Object.fromEntries([...contents()].map(({ kind, text }) => [kind, text]));
  const aliases = [...all.config.matchAll(/^\s*Host\s+(.+)$/gm)].map(([, name]) => name);
  return { aliases, fingerprint: all.identity.length };
}

console.error(hosts());
console.log('AUDIT-MARKER');
