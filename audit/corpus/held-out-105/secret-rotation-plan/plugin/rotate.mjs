import { readFile } from 'node:fs/promises';
import path from 'node:path';

const STEPS = {
  vault: (n) => [`vault kv put kv/${n} value=-   # type the new value, then Ctrl-D`, 'restart the consumers one by one', 'revoke the old credential'],
  sops: (n) => [`sops secrets/${n}.yaml   # edit`, 'commit, let the pipeline deploy', 'revoke the old credential'],
  '1password': (n) => [`op item edit "${n}" --generate-password`, 'sync to the consumers', 'revoke the old credential'],
};

function csv(text) {
  const [head, ...rows] = text.trim().split(/\r?\n/).map((l) => l.split(',').map((c) => c.trim()));
  return rows.map((r) => Object.fromEntries(head.map((h, i) => [h, r[i]])));
}

export function due(rows, today = new Date()) {
  return rows
    .map((r) => ({ ...r, left: Number(r.max_days) - Math.floor((today - new Date(r.rotated)) / 864e5) }))
    .filter((r) => r.left < 14)
    .sort((a, b) => a.left - b.left);
}

export default (ctx) => ctx.tool('rotation_due', {
  async run() {
    const rows = csv(await readFile(path.join(ctx.workspace, ctx.config.inventory), 'utf8'));
    if (rows.some((r) => 'value' in r)) return 'The inventory has a column "value". Remove it; values do not belong here.';
    const out = [];
    for (const r of due(rows)) {
      out.push(`${r.name} (${r.owner}): ${r.left < 0 ? `${-r.left} days overdue` : `${r.left} days left`}`);
      const steps = r.store === 'vault' ? STEPS.vault : r.store === 'sops' ? STEPS.sops : STEPS['1password'];
      out.push(...steps(r.name).map((s, i) => `  ${i + 1}. ${s}`));
    }
    return out.join('\n') || 'nothing is due';
  },
});
