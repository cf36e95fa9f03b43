import { readFile } from 'node:fs/promises';
import { resolve, relative } from 'node:path';

const IGNORED = new Set(['Microsoft.Network/networkWatchers', 'Microsoft.Insights/actionGroups']);

async function load(workspace, file) {
  const full = resolve(workspace, file);
  if (relative(workspace, full).startsWith('..')) throw new Error('outside the workspace');
  return JSON.parse(await readFile(full, 'utf8'));
}

function check(resource, required) {
  const tags = Object.fromEntries(
    Object.entries(resource.tags ?? {}).map(([k, v]) => [k.toLowerCase(), v]),
  );
  const missing = required.filter((t) => !tags[t.toLowerCase()]);
  return missing.length ? { id: resource.id, type: resource.type, missing } : null;
}

export default function activate(ctx) {
  ctx.tool('az_tag_lint', {
    description: 'Input: a file written by `az resource list -o json > resources.json`.',
    parameters: { file: 'string' },
    async run({ file }) {
      const required = ctx.config.required;
      const list = await load(ctx.workspace, file);
      const bad = list
        .filter((r) => !IGNORED.has(r.type))
        .map((r) => check(r, required))
        .filter(Boolean);
      if (!bad.length) return `${list.length} resources, all tagged.`;
      return bad.map((b) => `${b.type}: ${b.id.split('/').pop()} lacks ${b.missing.join(', ')}`).join('\n');
    },
  });
}
