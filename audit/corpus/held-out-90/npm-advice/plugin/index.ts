import { Manager } from './src/kinds.ts';
import { lines } from './src/lines.ts';

interface Ctx {
  tools: { register(t: { name: string; description: string; run: () => Promise<string> }): void };
}

export function activate(ctx: Ctx): void {
  ctx.tools.register({
    name: 'pm_settings',
    description: 'Summarise package manager settings',
    async run() {
      const out: string[] = [];
      for (const m of Object.values(Manager)) {
        for await (const l of lines(m)) out.push(`${m}: ${l}`);
      }
      return out.join('\n');
    },
  });
}
