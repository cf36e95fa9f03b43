'use strict';
const { readFileSync } = require('node:fs');

const SECTIONS = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);
const RELEASE = /^## \[(\d+\.\d+\.\d+(?:-[\w.]+)?)\] - (\d{4}-\d{2}-\d{2})(?: \[YANKED\])?$/;

function newer(a, b) {
  const left = a.split(/[.-]/).map(Number);
  const right = b.split(/[.-]/).map(Number);
  for (let i = 0; i < 3; i++) if (left[i] !== right[i]) return left[i] > right[i];
  return true;
}

function lint(text) {
  const problems = [];
  const say = (line, message) => problems.push({ line: line + 1, message });
  let previous = null;
  let previousDate = '9999-99-99';
  let section = null;
  let entries = 0;

  text.split(/\r?\n/).forEach((line, i) => {
    if (line.startsWith('## ')) {
      section = null;
      if (line === '## [Unreleased]') return;
      const match = RELEASE.exec(line);
      if (!match) return say(i, 'release heading should be "## [1.2.3] - 2026-01-31"');
      if (previous && !newer(previous, match[1])) say(i, `${match[1]} is not older than ${previous}`);
      if (match[2] > previousDate) say(i, 'dates go backwards');
      [, previous, previousDate] = match;
    } else if (line.startsWith('### ')) {
      if (section && entries === 0) say(i, `section ${section} is empty`);
      section = line.slice(4).trim();
      entries = 0;
      if (!SECTIONS.has(section)) say(i, `unknown section "${section}"`);
    } else if (/^[-*] /.test(line)) {
      entries++;
      if (!section) say(i, 'entry outside of a section');
      if (/^[-*] (merge|wip|fix typo)\b/i.test(line)) say(i, 'not for users of the product');
      if (line.length > 160) say(i, 'long: one line, one change');
    }
  });
  return problems;
}

module.exports = {
  lint,
  tools: { lint: ({ path = 'CHANGELOG.md' } = {}) => lint(readFileSync(path, 'utf8')) },
};
