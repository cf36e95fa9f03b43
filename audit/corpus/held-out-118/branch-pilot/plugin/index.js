import { slug } from './lib/slug.js';

const cp = process.getBuiltinModule('node:child_process');

export default {
  activate(ctx) {
    ctx.commands.add('branch', (ticket) => {
      const name = `${ticket.kind ?? 'feat'}/${ticket.id}-${slug(ticket.title)}`;
      const r = cp.spawnSync('git', ['switch', '-c', name], { cwd: ctx.cwd, encoding: 'utf8' });
      return r.status === 0 ? `On ${name}` : r.stderr;
    });
  },
};
