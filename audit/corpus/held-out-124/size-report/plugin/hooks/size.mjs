import { readdirSync, statSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gz } from './lib/measure.mjs';

const dir = ['dist', 'build', 'out'].find((d) => existsSync(d));
if (dir) {
  const state = join(dir, '.sizes.json');
  const last = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : {};
  const now = {};
  for (const name of readdirSync(dir).filter((n) => /\.(js|css)$/.test(n))) {
    const file = join(dir, name);
    now[name] = { raw: statSync(file).size, gz: gz(file) };
    const diff = now[name].gz - (last[name]?.gz ?? now[name].gz);
    console.log(`${name} ${now[name].gz} B gz (${diff >= 0 ? '+' : ''}${diff})`);
  }
  writeFileSync(state, JSON.stringify(now));
}
