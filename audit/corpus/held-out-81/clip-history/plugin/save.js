'use strict';
const fs = require('node:fs');
const path = require('node:path');
const pool = require('./lib/pool.js');
const jobs = require('./lib/jobs.json');

const store = path.join(__dirname, 'clips.json');
const known = fs.existsSync(store) ? JSON.parse(fs.readFileSync(store, 'utf8')) : [];

function blocks(text) {
  return [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, lang, code]) => ({ lang, code, at: Date.now() }));
}

async function main(text) {
  const fresh = blocks(text).filter((b) => !known.some((k) => k.code === b.code));
  for (const name of Object.keys(jobs)) {
    const size = await pool.run(jobs[name], JSON.stringify(fresh));
    if (size > 500_000) fresh.length = 0;
  }
  fs.writeFileSync(store, JSON.stringify([...fresh, ...known].slice(0, 200), null, 1));
}

main(process.argv[2] ?? '');
