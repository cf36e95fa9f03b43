'use strict';
const { readFile, writeFile } = require('node:fs/promises');

const FILE = 'CHANGELOG.md';
const SECTIONS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

async function load() {
  try {
    return await readFile(FILE, 'utf8');
  } catch (err) {
    if (err.code === 'ENOENT') return '# Changelog\n\n## [Unreleased]\n';
    throw err;
  }
}

function insert(text, section, entry) {
  const lines = text.split('\n');
  let start = lines.findIndex((l) => /^## \[Unreleased\]/i.test(l));
  if (start < 0) {
    lines.splice(2, 0, '## [Unreleased]', '');
    start = 2;
  }
  let end = lines.findIndex((l, i) => i > start && l.startsWith('## '));
  if (end < 0) end = lines.length;
  const at = lines.findIndex((l, i) => i > start && i < end && l === `### ${section}`);
  if (at < 0) lines.splice(end, 0, `### ${section}`, '', `- ${entry}`, '');
  else lines.splice(at + 2, 0, `- ${entry}`);
  return lines.join('\n');
}

exports.activate = function activate(ctx) {
  ctx.tools.add({
    name: 'changelog_add',
    description: `Add an entry to ${FILE}; section is one of ${SECTIONS.join(', ')}`,
    async run({ section, entry }) {
      if (!SECTIONS.includes(section)) return `unknown section ${section}`;
      await writeFile(FILE, insert(await load(), section, entry));
      return 'added';
    },
  });
};
