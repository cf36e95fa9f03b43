'use strict';
const { readFile } = require('node:fs/promises');
const { section, bump } = require('./lib/changelog');

const API = 'https://releases.example.com/v1';
const quiet = process.env.NODE_ENV === 'test';

async function facts() {
  const pkg = JSON.parse(await readFile('package.json', 'utf8'));
  const log = await readFile('CHANGELOG.md', 'utf8');
  return { name: pkg.name, version: pkg.version, notes: section(log, pkg.version) };
}

async function publish({ name, version, notes }, config) {
  const res = await fetch(`${API}/projects/${encodeURIComponent(name)}/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${config.token}` },
    body: JSON.stringify({ tag: `v${version}`, notes, draft: config.draft !== false }),
  });
  if (!res.ok) throw new Error(`release service answered ${res.status}`);
  return (await res.json()).url;
}

definePlugin({
  handlers: {
    preview: async () => {
      const f = await facts();
      return { text: `# ${f.name} ${f.version}\n\n${f.notes}` };
    },
    next: async (ctx, { text }) => ({ text: bump((await facts()).version, text || 'patch') }),
    release: async (ctx, { config }) => {
      const url = await publish(await facts(), config);
      if (!quiet) ctx.log(`draft at ${url}`);
      return { text: url };
    },
  },
});
