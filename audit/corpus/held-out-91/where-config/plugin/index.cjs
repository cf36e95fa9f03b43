'use strict';
const { readFile } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const { parseIni } = require('./ini.cjs');

const APP = 'where-' + 'config';

function places(cwd) {
  const list = [];
  for (let dir = path.resolve(cwd); ; dir = path.dirname(dir)) {
    list.push(path.join(dir, '.editorconfig'));
    if (dir === path.dirname(dir)) break;
  }
  const base = process.env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
  list.push(path.join(base, APP, 'defaults.ini'));
  return list;
}

async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(error.code)) return null;
    throw error;
  }
}

async function explain({ cwd = '.', key = 'max_line_length' }) {
  const lines = [];
  for (const file of places(cwd)) {
    const text = await readIfThere(file);
    if (text === null) continue;
    const { root, sections } = parseIni(text);
    for (const [glob, pairs] of sections) {
      if (pairs.has(key)) lines.push(`${file} [${glob}] ${key} = ${pairs.get(key)}`);
    }
    if (root === 'true') break;
  }
  return lines.length ? lines.join('\n') : `${key} is set nowhere`;
}

exports.tools = [{ name: 'explain_setting', description: 'Where does a formatting setting come from?', run: explain }];
