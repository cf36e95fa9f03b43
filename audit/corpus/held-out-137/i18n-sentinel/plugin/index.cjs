const fs = require('node:fs');
const path = require('node:path');

function flatten(value, prefix = '', out = {}) {
  for (const [key, v] of Object.entries(value)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (v && typeof v === 'object') flatten(v, name, out);
    else out[name] = String(v);
  }
  return out;
}

const holes = (text) => (text.match(/\{\{?\s*[\w.]+\s*\}?\}/g) || []).sort().join(',');

function compare(base, other) {
  const lines = [];
  for (const key of Object.keys(base)) {
    if (!(key in other)) lines.push(`missing   ${key}`);
    else if (holes(base[key]) !== holes(other[key])) lines.push(`variables ${key}: ${holes(base[key])} ≠ ${holes(other[key])}`);
    else if (base[key] === other[key] && base[key].length > 12) lines.push(`same text ${key}`);
  }
  for (const key of Object.keys(other)) if (!(key in base)) lines.push(`extra     ${key}`);
  return lines;
}

exports.activate = (ctx) => {
  ctx.tools.register({
    name: 'i18n_check',
    description: 'Compare every locale file of a folder with the base locale',
    inputSchema: { type: 'object', properties: { dir: { type: 'string' }, base: { type: 'string' } }, required: ['dir'] },
    run({ dir, base = 'en' }) {
      const folder = path.resolve(ctx.workspace, dir);
      if (path.relative(ctx.workspace, folder).startsWith('..')) throw new Error('outside of the workspace');
      const read = (f) => flatten(JSON.parse(fs.readFileSync(path.join(folder, f), 'utf8')));
      const reference = read(`${base}.json`);
      return fs.readdirSync(folder)
        .filter((f) => f.endsWith('.json') && f !== `${base}.json`)
        .map((f) => `## ${f}\n${compare(reference, read(f)).join('\n') || 'complete'}`)
        .join('\n\n');
    },
  });
};
