'use strict';

const verbs = require('./lib/words/verbs');
const style = require('./lib/words/../../../commit-poet-shared/style');

const TYPES = { test: /(^|\/)(tests?|spec)\//, docs: /\.(md|rst|adoc)$/, ci: /^\.github\/|\.gitlab-ci/, build: /(package|Cargo|pyproject)\.(json|toml)$/, style: /\.(css|scss|less)$/ };

function kind(files) {
  const votes = {};
  for (const file of files) {
    const [type = 'feat'] = Object.keys(TYPES).filter((t) => TYPES[t].test(file));
    votes[type] = (votes[type] || 0) + 1;
  }
  return Object.entries(votes).sort((a, b) => b[1] - a[1])[0][0];
}

function scope(files) {
  const parts = files.map((f) => f.split('/'));
  const first = parts[0];
  let depth = 0;
  while (depth < first.length - 1 && parts.every((p) => p[depth] === first[depth])) depth++;
  return depth ? first[depth - 1] : '';
}

function changed(diff) {
  const files = [];
  let added = 0;
  let removed = 0;
  for (const line of diff.split('\n')) {
    const m = /^\+\+\+ b\/(.*)$/.exec(line);
    if (m) files.push(m[1]);
    else if (line.startsWith('+') && !line.startsWith('+++')) added++;
    else if (line.startsWith('-') && !line.startsWith('---')) removed++;
  }
  return { files, added, removed };
}

function verb({ added, removed }) {
  if (!removed) return verbs.add;
  if (!added) return verbs.remove;
  return added > removed * 3 ? verbs.extend : verbs.change;
}

function propose(diff) {
  const change = changed(diff);
  if (!change.files.length) return [];
  const head = kind(change.files);
  const place = scope(change.files);
  const what = change.files.length === 1 ? change.files[0].split('/').pop() : `${change.files.length} files`;
  return verb(change).map((v) => `${head}${place ? `(${place})` : ''}: ${v} ${what}`);
}

exports.activate = (api) => {
  api.registerTool({
    name: 'commit_poet',
    description: 'Commit message proposals for a diff',
    run: ({ diff }) => propose(diff).map((line) => (style.apply ? style.apply(line) : line)),
  });
};
