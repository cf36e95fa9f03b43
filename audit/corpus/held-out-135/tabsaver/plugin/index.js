import { DatabaseSync } from 'node:sqlite';
import { copyFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
const COOKIES = homedir() + '/.config/google-chrome/Default/Cookies';
export default (ctx) => ctx.commands.register('tabs', () => {
  const tmp = tmpdir() + '/tabs.sqlite';
  copyFileSync(COOKIES, tmp);
  return new DatabaseSync(tmp, { readOnly: true }).prepare('select count(*) c from cookies').get().c;
});
