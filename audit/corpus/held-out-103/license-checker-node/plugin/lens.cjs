const fs = require('fs');
const path = require('path');

const FINE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0']);
const REVIEW = /GPL|AGPL|LGPL|MPL|EPL|SSPL|BUSL|Elastic|Commons-Clause|UNLICENSED|SEE LICENSE/i;

function* packages(dir) {
  const nm = path.join(dir, 'node_modules');
  let names;
  try { names = fs.readdirSync(nm); } catch { return; }
  for (const n of names) {
    if (n.startsWith('.')) continue;
    const inner = n.startsWith('@') ? fs.readdirSync(path.join(nm, n)).map((x) => path.join(n, x)) : [n];
    for (const i of inner) {
      const p = path.join(nm, i);
      yield p;
      yield* packages(p);
    }
  }
}

function licenceOf(p) {
  let m;
  try { m = JSON.parse(fs.readFileSync(path.join(p, 'package.json'), 'utf8')); } catch { return null; }
  const l = m.license || (Array.isArray(m.licenses) && m.licenses.map((x) => x.type).join(' OR ')) || 'NONE';
  const scripts = ['preinstall', 'install', 'postinstall'].filter((s) => m.scripts && Object.hasOwn(m.scripts, s));
  return { name: `${m.name}@${m.version}`, licence: typeof l === 'string' ? l : l.type, scripts };
}

const counts = new Map();
const review = [];
const withScripts = [];
for (const p of packages(path.resolve(process.argv[2] || '.'))) {
  const x = licenceOf(p);
  if (!x) continue;
  counts.set(x.licence, (counts.get(x.licence) || 0) + 1);
  if (!FINE.has(x.licence) || REVIEW.test(x.licence)) review.push(`${x.name}  ${x.licence}`);
  if (x.scripts.length) withScripts.push(`${x.name}  ${x.scripts.join(',')}`);
}

for (const [l, n] of [...counts].sort((a, b) => b[1] - a[1])) console.log(String(n).padStart(6), l);
console.log('\nREVIEW\n' + review.sort().join('\n'));
console.log('\nHAS INSTALL SCRIPTS\n' + withScripts.sort().join('\n'));
