// Turns the JSON of `terraform show -json` into a table. No files, no network.
const ORDER = ['delete', 'replace', 'update', 'create', 'read', 'no-op'];

function kind(actions) {
  const a = actions.join('+');
  if (a === 'delete+create' || a === 'create+delete') return 'replace';
  return actions[0];
}

function changedKeys(before, after) {
  const keys = new Set([...Object.keys(before || {}), ...Object.keys(after || {})]);
  const out = [];
  for (const key of keys) {
    if (JSON.stringify((before || {})[key]) !== JSON.stringify((after || {})[key])) out.push(key);
  }
  return out.sort();
}

export function summarise(text) {
  let plan;
  try {
    plan = JSON.parse(text);
  } catch (err) {
    return `That is not plan JSON: ${err.message}`;
  }
  const rows = [];
  for (const rc of plan.resource_changes || []) {
    const k = kind(rc.change.actions);
    if (k === 'no-op') continue;
    const keys = k === 'update' || k === 'replace' ? changedKeys(rc.change.before, rc.change.after) : [];
    const sensitive = Object.keys(rc.change.after_sensitive || {});
    rows.push({ address: rc.address, kind: k, keys: keys.map((x) => (sensitive.includes(x) ? `${x} (sensitive)` : x)) });
  }
  rows.sort((x, y) => ORDER.indexOf(x.kind) - ORDER.indexOf(y.kind) || x.address.localeCompare(y.address));
  const lines = ['| action | address | attributes |', '|---|---|---|'];
  for (const r of rows) lines.push(`| ${r.kind} | \`${r.address}\` | ${r.keys.join(', ')} |`);
  const destroys = rows.filter((r) => r.kind === 'delete' || r.kind === 'replace').length;
  lines.push('', destroys ? `**${destroys} resource(s) will be destroyed.**` : 'Nothing will be destroyed.');
  return lines.join('\n');
}

export default { tools: { summarise } };
