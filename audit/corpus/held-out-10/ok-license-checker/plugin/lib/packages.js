'use strict';
const fs = require('fs');
const path = require('path');

async function readManifest(dir) {
  try {
    return JSON.parse(await fs.promises.readFile(path.join(dir, 'package.json'), 'utf8'));
  } catch (err) {
    if (err.code === 'ENOENT' || err.code === 'ENOTDIR' || err instanceof SyntaxError) return null;
    throw err;
  }
}

async function* packages(root) {
  let entries;
  try {
    entries = await fs.promises.readdir(root, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const dir = path.join(root, entry.name);
    if (entry.name.startsWith('@')) {
      yield* packages(dir);
      continue;
    }
    const manifest = await readManifest(dir);
    if (manifest && manifest.name) yield manifest;
    yield* packages(path.join(dir, 'node_modules'));
  }
}

exports.packages = packages;
