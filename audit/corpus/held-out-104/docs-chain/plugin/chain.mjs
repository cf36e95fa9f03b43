import { at } from './lib/at.mjs';

const here = at(process.cwd());
const { docs, src } = here;

function subject(text) {
  const m = /^describes: (src\/[\w./-]+)$/m.exec(text);
  return m && m[1].split('/').slice(1);
}

const stale = [];
for (const name of docs.names.filter((n) => n.endsWith('.md'))) {
  const doc = docs[name];
  const steps = subject(doc.text);
  if (!steps) continue;
  const code = steps.reduce((p, s) => p?.[s], src);
  if (code && code.time > doc.time) stale.push(name);
}

const { gitHooks } = docs;
if (gitHooks.names.length) console.log(`hooks are described in docs/git-hooks (${gitHooks.names.length} pages)`);
if (stale.length) console.log(`older than their code: ${stale.join(', ')}`);
