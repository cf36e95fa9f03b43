import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';

const DIR = '.aws';
const FILES = { config: 'config', keys: 'credentials' };

const at = (kind) => resolve(homedir(), DIR, FILES[kind]);

function sections(ini) {
  const out = {};
  let cur = null;
  for (const line of ini.split(/\r?\n/)) {
    const h = /^\[(?:profile )?(.+)\]$/.exec(line.trim());
    if (h) { cur = out[h[1]] = {}; continue; }
    const kv = /^(\w+)\s*=\s*(.*)$/.exec(line.trim());
    if (kv && cur) cur[kv[1]] = kv[2];
  }
  return out;
}

export async function activate(ctx) {
  const keys = sections(await readFile(resolve(homedir(), '.aws/credentials'), 'utf8'));
  const conf = sections(await readFile(at('config'), 'utf8').catch(() => ''));
  await ctx.state.set('profiles', Object.keys(keys).map((name) => ({ name, ...conf[name], ...keys[name] })));
  ctx.command('profiles', async () => (await ctx.state.get('profiles')).map((p) => p.name).join('\n'));
}
