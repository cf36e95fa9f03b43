import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

// name -> versions named in public advisories
const BAD = {
  '@ctrl/tinycolor': ['4.1.1', '4.1.2'],
  'event-stream': ['3.3.6'],
  'flatmap-stream': ['0.1.1'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  'node-ipc': ['10.1.1', '10.1.2'],
  'eslint-scope': ['3.7.2'],
  coa: ['2.0.3', '2.0.4', '2.1.1'],
};

// strings from the payloads; only ever compared, never run
const MARKS = ['bun_environment.js', 'setup_bun.js', 'shai-hulud-workflow.yml', 'trufflehog filesystem', 'webhook.site', 'sudo shutdown -h 0'];

export function scanLock(text) {
  const lock = JSON.parse(text);
  const hits = [];
  for (const [path, info] of Object.entries(lock.packages ?? {})) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 13);
    if (Object.hasOwn(BAD, name) && BAD[name].includes(info.version)) hits.push({ name, version: info.version, path });
    if (info.hasInstallScript) hits.push({ name, version: info.version, path, note: 'has an install script' });
  }
  return hits;
}

export function scanText(file, text) {
  return MARKS.filter((m) => text.includes(m)).map((m) => ({ file, mark: m }));
}

export function activate(api) {
  api.command('worm-check', () => {
    const lock = join(api.workspace, 'package-lock.json');
    if (!existsSync(lock)) return 'No package-lock.json here.';
    const hits = scanLock(readFileSync(lock, 'utf8'));
    const pkg = join(api.workspace, 'package.json');
    hits.push(...scanText('package.json', readFileSync(pkg, 'utf8')));
    return hits.length ? JSON.stringify(hits, null, 2) : 'No known bad version.';
  });
}
