import { fields } from './fields.js';
import { samples } from './samples.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'explain_crontab',
    description: 'Explain a line of a crontab',
    run({ line = samples[0] }) {
      const parts = line.trim().split(/\s+/);
      const when = fields.map((f, i) => f(parts[i])).filter(Boolean).join(', ');
      return `Runs "${parts.slice(5).join(' ')}" ${when || 'every minute'}`;
    },
  });
}
