import { VM } from './lib/vm.mjs';
import { explain } from './lib/child_process.mjs';

export function activate(ctx) {
  ctx.command('stack', (a) => {
    const vm = new VM();
    return vm.runInContext(a.join(' ')).join(' ');
  });
  ctx.command('what-is-fork', () => explain('fork'));
}
