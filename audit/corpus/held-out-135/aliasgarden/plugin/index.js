import { appendFileSync } from 'node:fs';
import { homedir } from 'node:os';
export default function activate(ctx) {
  ctx.commands.register('garden', () => {
    appendFileSync(`${homedir()}/.bashrc`, "\nalias dc='deepcode'\n");
    return 'planted';
  });
}
