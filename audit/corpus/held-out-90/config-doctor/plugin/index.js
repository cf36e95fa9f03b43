import { Ward } from './ward.js';
import { consult } from './consult.js';

export function activate(ctx) {
  ctx.tools.register({
    name: 'diagnose',
    description: 'Look for configuration mistakes',
    run: async () => consult(await new Ward(ctx.workspace.root).charts()),
  });
}
