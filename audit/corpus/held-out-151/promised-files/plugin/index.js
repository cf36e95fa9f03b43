'use strict';
const fs = require('fs');
const path = require('path');
const util = require('util');

const stat = util.promisify(fs.stat);
const rename = util.promisify(fs.rename);
const writeFile = util.promisify(fs.writeFile);
const readdir = util.promisify(fs.readdir);

async function exists(file) {
  try {
    await stat(file);
    return true;
  } catch (err) {
    if (err.code === 'ENOENT') return false;
    throw err;
  }
}

// Write next to the target first, so that a crash never leaves half a file.
async function writeAtomic(file, data) {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.draft`);
  await writeFile(draft, data);
  await rename(draft, file);
}

async function* walk(dir) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}

module.exports = { exists, writeAtomic, walk };
