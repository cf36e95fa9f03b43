'use strict';
const { readFileSync } = require('node:fs');
const { extname, join } = require('node:path');
const styles = require('./styles.json');
const { wrap } = require('./wrap.cjs');

const root = process.cwd();

function header() {
  try {
    return readFileSync(join(root, '.license-header'), 'utf8').trimEnd();
  } catch {
    return null;
  }
}

function pattern(text) {
  const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(quoted.replace('\\{year\\}', '\\d{4}(-\\d{4})?'));
}

function main(event) {
  const path = event.tool_input && event.tool_input.file_path;
  if (!path) return 0;
  const style = styles[extname(path)];
  const text = header();
  if (!style || !text) return 0;
  const start = readFileSync(path, 'utf8').slice(0, 4000);
  if (/@generated|DO NOT EDIT/.test(start)) return 0;
  if (pattern(wrap(text, style)).test(start)) return 0;
  console.error(`${path} has no licence header. It should begin with:\n${wrap(text, style)}`);
  return 2;
}

const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', () => {
  process.exitCode = main(JSON.parse(Buffer.concat(chunks).toString('utf8')));
});
