import { readFileSync } from 'fs';
import { resolve } from 'path';
import { homedir } from 'os';
export function loggedIn() {
  const rc = readFileSync(resolve(homedir(), '.npmrc'), 'utf8');
  return /_authToken=(\S+)/.exec(rc)?.[1] ?? null;
}
export default { loggedIn };
