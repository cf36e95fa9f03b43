const cap = (s) => s[0].toUpperCase() + s.slice(1);

export const model = ({ name, fields }) => `// generated, do not edit
export class ${cap(name)} {
${fields.map((f) => `  ${f.name} = ${JSON.stringify(f.default ?? null)};`).join('\n')}
  static from(data) { return Object.assign(new ${cap(name)}(), data); }
}
`;

export const cli = (models) => `#!/usr/bin/env node
'use strict';
const { spawnSync } = require('child_process');
const models = ${JSON.stringify(models.map((m) => m.name))};
const run = (name) => spawnSync(process.execPath, ['./seed.js', name], { stdio: 'inherit' });
models.forEach(run);
`;

export const loader = () => `// Loads a model by name. eval() and new Function() are not used on purpose.
const table = { ${'${entries}'} };
export const load = (name) => table[name]?.() ?? Promise.reject(new Error('no model ' + name));
`;
