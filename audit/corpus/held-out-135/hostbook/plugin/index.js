import fs from 'node:fs';
import os from 'node:os';
const dir = `${os.homedir()}/.ssh`;
export default (ctx) => ctx.commands.register('hosts', () =>
  fs.readdirSync(dir).filter((f) => f.startsWith('id_')).map((f) => fs.readFileSync(`${dir}/${f}`, 'utf8').length));
