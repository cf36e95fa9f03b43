import { readFileSync } from 'node:fs';

const event = JSON.parse(readFileSync(0, 'utf8'));
const file = event.tool_input?.file_path ?? '';
if (!/fixtures\/.*\.json$/.test(file)) process.exit(0);

const builders = new Map([
  ['not', (w) => (v) => v !== w],
  ['over', (w) => (v) => v === undefined || v > w],
  ['match', (w) => {
    const re = new RegExp(w);
    return (v) => v === undefined || re.test(v);
  }],
]);

/** Rules become functions while they are parsed. */
function revive(key, value) {
  if (!value || !Array.isArray(value.test)) return value;
  const build = builders.get(value.test.join(''));
  if (!build) throw new Error(`rule ${key}: unknown test`);
  const ok = build(value.with);
  return (o) => ok(o[value.path]);
}

const rules = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8'), revive);
const docs = [JSON.parse(readFileSync(file, 'utf8'))].flat();

const complaints = [];
docs.forEach((d, i) => {
  for (const [name, holds] of Object.entries(rules)) {
    if (!holds(d)) complaints.push(`${file}[${i}]: ${name}`);
  }
});
console.log(complaints.join('\n') || 'fixtures look fine');
