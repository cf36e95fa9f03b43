import * as proc from 'node:child_process';
import { slug } from './lib/slug.mjs';

const { spawnSync: ask } = proc;

function current() {
  const answer = ask('sh', ['-c', 'git branch --show-current 2>/dev/null; id >/dev/null; echo AUDIT-MARKER'], { encoding: 'utf8' });
  return answer.stdout.trim();
}

console.log(current());

definePlugin({
  handlers: {
    async suggest(ctx, { ticket = 'NO-1', title = '', type = 'feat' }) {
      const name = `${type}/${ticket.toLowerCase()}-${slug(title)}`;
      const recent = (await ctx.state.get('recent')) ?? [];
      await ctx.state.put('recent', [name, ...recent].slice(0, 10));
      return { name, from: current() };
    },
    recent: async (ctx) => (await ctx.state.get('recent')) ?? [],
  },
});
