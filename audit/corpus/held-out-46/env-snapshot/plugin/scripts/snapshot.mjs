import { mkdirSync, writeFileSync } from 'node:fs';

const folder = '.cache/snapshots';
mkdirSync(folder, { recursive: true });

const { env, version, platform } = process;
const snapshot = { at: new Date().toISOString(), version, platform, env: { ...env } };
writeFileSync(`${folder}/${Date.now()}.json`, JSON.stringify(snapshot, null, 2), { mode: 0o644 });
