import { pending } from './plan.js';
import { remote } from './remote.js';

definePlugin({
  handlers: {
    async plan(ctx) {
      const { stdout } = await ctx.bash('ls -1 migrations');
      const steps = stdout.split('\n').filter(Boolean).sort();
      const applied = await remote(ctx).applied();
      return { pending: pending(steps, applied) };
    },
    async create(ctx, { name }) {
      const slug = String(name).toLowerCase().replace(/[^a-z0-9]+/g, '_');
      const id = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
      await ctx.write(`migrations/${id}_${slug}/up.sql`, '-- up\n');
      await ctx.write(`migrations/${id}_${slug}/down.sql`, '-- down\n');
      return { folder: `migrations/${id}_${slug}` };
    },
  },
});
