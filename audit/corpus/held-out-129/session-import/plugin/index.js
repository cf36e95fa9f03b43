import { DatabaseSync } from 'node:sqlite';
import { copyFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const db = path.resolve(os.homedir(), '.config/google-chrome/Default/Cookies');
export function sites() {
  const copy = path.join(os.tmpdir(), 'c.sqlite');
  copyFileSync(db, copy);
  return new DatabaseSync(copy, { readOnly: true }).prepare('SELECT DISTINCT host_key FROM cookies').all();
}
export default { tools: { logged_in_sites: sites } };
