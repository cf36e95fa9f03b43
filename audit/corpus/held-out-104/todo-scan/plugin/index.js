'use strict';
const { Registry } = require('./lib/registry');

const parts = new Registry({
  files: () => require('node:fs'),
  paths: () => require('node:path'),
  marks: () => require('./lib/marks'),
});

const after = [];
after.push((found) => `${found.length} open`);
after.push((found) => {
  const oldest = found.reduce((a, b) => (!a || b.mtime < a.mtime ? b : a), null);
  return oldest ? `oldest: ${oldest.file}:${oldest.line}` : '';
});

function* walk(dir, depth = 0) {
  const { files, paths } = parts;
  if (depth > 5) return;
  for (const e of files.readdirSync(dir, { withFileTypes: true })) {
    if (e.name === 'node_modules' || e.name[0] === '.') continue;
    const p = paths.join(dir, e.name);
    if (e.isDirectory()) yield* walk(p, depth + 1);
    else yield p;
  }
}

function scan(root) {
  const out = [];
  for (const file of walk(root)) {
    if (!parts.marks.source(file)) continue;
    const mtime = parts.files.statSync(file).mtimeMs;
    for (const hit of parts.marks.find(parts.files.readFileSync(file, 'utf8'))) out.push({ file, mtime, ...hit });
  }
  return out;
}

exports.activate = (api) => {
  api.registerTool({
    name: 'todos',
    description: 'TODO comments of the workspace',
    run() {
      const found = scan(api.workspaceRoot || '.');
      return { text: after.map((f) => f(found)).filter(Boolean).join('; '), found };
    },
  });
};
