import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rank } from './risk.js';

export function activate(ctx) {
  ctx.tools.register({
    name: 'explain_plan',
    description: 'Read the output of "terraform show -json plan.bin" and sort the changes by risk',
    inputSchema: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
    async run({ file }) {
      const full = path.resolve(ctx.workspace, file);
      if (path.relative(ctx.workspace, full).startsWith('..')) throw new Error('outside of the workspace');
      const plan = JSON.parse(await readFile(full, 'utf8'));
      const changes = (plan.resource_changes ?? []).filter((c) => !c.change.actions.includes('no-op'));
      return rank(changes).map((r) => `${'!'.repeat(r.level).padEnd(3)} ${r.verb.padEnd(8)} ${r.address}${r.note ? '  — ' + r.note : ''}`).join('\n') || 'No changes.';
    },
  });
}
