// What the audit says of honest plugins: the plugin-shaped folders that npm packages bring for agents.
//
//   node tests/audit/tools/plugins.mjs MARKETPLACE FOLDER [known|fresh]
//
// MARKETPLACE is the program, FOLDER is made and keeps everything: packages/, folders/KIND/N (made anew each time), plugins.json and
// plugins.md. Packages come through npm, from the registry of its own configuration, alone and without their scripts. Not part of
// the gate: packages move. `-` for MARKETPLACE cuts the folders and audits none.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERDICTS = new Map([[0, 'clean'], [11, 'info'], [12, 'warning'], [13, 'danger']]);
const KINDS = ['skill', 'agents', 'commands', 'several', 'plugin', 'hooks', 'servers', 'settings'];
const PATIENCE = 60_000;
const AT_ONCE = 2;
const FETCHES = 3; // a registry may stumble
const MOST = 40; // of a kind from one package: one author does not outweigh all others
const PROMPTS = 8; // of a folder of commands or agents in one cut
const LARGEST = 1 << 20; // what is read for the files that it names
const marketplace = process.argv[2] === '-' ? undefined : resolve(process.argv[2]);
const [folder, only] = [resolve(process.argv[3]), process.argv[4]];
const here = dirname(fileURLToPath(import.meta.url));
const lists = Object.entries(JSON.parse(readFileSync(join(here, 'plugins.json'), 'utf8'))).filter(([list]) => !only || list === only);

// Ends with its whole group: the audit has a child of its own.
const run = (program, args, { patience, ...options } = {}) => new Promise((done) => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  const said = { out: [], err: [] };
  let late = false;
  const end = patience && setTimeout(() => {
    late = true;
    try { process.kill(-child.pid, 'SIGKILL'); } catch { /* it ended by itself */ }
  }, patience);
  child.stdout.on('data', (part) => said.out.push(part));
  child.stderr.on('data', (part) => said.err.push(part));
  child.on('error', (error) => said.err.push(Buffer.from(String(error.message))));
  child.on('close', (status) => {
    clearTimeout(end);
    done({ status, late, out: Buffer.concat(said.out).toString('utf8'), err: Buffer.concat(said.err).toString('utf8') });
  });
});

async function each(items, work) {
  const left = items.entries();
  const one = async () => { for (const [index, item] of left) await work(item, index); };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

// --- the packages

const packages = join(folder, 'packages');
const placeOf = (name) => join(packages, name.replace(/[@/]/g, '_'));

async function fetched(name) {
  const place = placeOf(name);
  if (existsSync(join(place, 'package.json'))) return undefined;
  const draft = mkdtempSync(join(folder, '.draft-'));
  try {
    const inside = join(draft, 'package');
    mkdirSync(inside);
    let got;
    for (let tries = 0; tries < FETCHES && got?.status !== 0; tries += 1) {
      got = await run('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', draft, name], { cwd: draft });
    }
    const archive = readdirSync(draft).find((file) => file.endsWith('.tgz'));
    if (got.status !== 0 || !archive) return got.err.trim().split('\n')[0] || `npm pack ended with ${got.status}`;
    const flags = ['--strip-components=1', '--no-same-owner', '--no-same-permissions', '--warning=no-unknown-keyword'];
    const untarred = await run('tar', ['-xzf', join(draft, archive), '-C', inside, ...flags]);
    if (untarred.status !== 0) return untarred.err.trim().split('\n')[0];
    await run('chmod', ['-R', 'u+rwX', inside]);
    rmSync(place, { recursive: true, force: true });
    renameSync(inside, place);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

// --- cutting

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const under = (base, path) => (base ? `${base}/${path}` : path);

// Files below `at`, as paths from the package's root. Links are left: npm installs none.
function files(root, at) {
  const found = [];
  const ways = [at];
  while (ways.length > 0) {
    const way = ways.pop();
    for (const entry of readdirSync(join(root, way), { withFileTypes: true })) {
      const path = under(way, entry.name);
      if (entry.isDirectory()) ways.push(path);
      else if (entry.isFile()) found.push(path);
    }
  }
  return found.sort(order);
}

const ABOUT = /^(readme|changelog|license|contributing|index|claude|agents|gemini)\b/i;
const isPrompt = (path) => ['.md', '.mdc', '.toml'].includes(extname(path)) && !ABOUT.test(basename(path));
const isScript = (path) => ['.js', '.mjs', '.cjs', '.ts', '.sh', '.bash', '.py', '.ps1', '.rb'].includes(extname(path));
const PARTS = { skills: (path) => basename(path) === 'SKILL.md', commands: isPrompt, agents: isPrompt, hooks: (path) => isScript(path) || basename(path) === 'hooks.json' };
const MARKS = ['.claude-plugin/plugin.json', '.cursor-plugin/plugin.json', '.codex-plugin/plugin.json', 'gemini-extension.json'];
const BELONGS = ['.claude-plugin', '.cursor-plugin', '.codex-plugin', 'gemini-extension.json', '.mcp.json', '.lsp.json', 'settings.json', 'package.json',
  'skills', 'commands', 'agents', 'hooks', 'monitors', 'output-styles', 'scripts'];

function json(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

// What of `at` is reached from its entries `names`: what a script or a manifest there names by its path comes along whole.
function belonging(tree, at, names) {
  const inside = at ? tree.filter((path) => path.startsWith(`${at}/`)).map((path) => path.slice(at.length + 1)) : tree;
  const taken = new Set();
  const wanted = [...names];
  const top = new Map();
  for (const path of inside) top.set(path.split('/')[0], [...(top.get(path.split('/')[0]) ?? []), path]);
  while (wanted.length > 0) {
    const name = wanted.pop();
    if (taken.has(name) || !top.has(name) || name === 'node_modules') continue;
    taken.add(name);
    for (const path of top.get(name)) {
      const isManifest = extname(path) === '.json';
      const source = join(tree.root, at, path);
      if (path.includes('node_modules/') || !(isManifest || isScript(path)) || statSync(source).size > LARGEST) continue;
      const text = readFileSync(source, 'utf8');
      for (const [, rest] of text.matchAll(/(?:CLAUDE_PLUGIN_ROOT|extensionPath)\}?["']?\/([\w.@-]+)/g)) wanted.push(rest);
      for (const [written] of text.matchAll(/\.\.?\/[\w.@/-]+/g)) {
        const from = isManifest ? [dirname(path), '.'] : [dirname(path)];
        for (const way of from) {
          const end = join(way, written);
          if (!end.startsWith('..')) wanted.push(end.split('/')[0]);
        }
      }
    }
  }
  return inside.filter((path) => taken.has(path.split('/')[0]));
}

function within(at, folders) {
  for (let way = at; way !== '.'; way = dirname(way)) if (folders.has(way)) return true;
  return false;
}

// The plugin-shaped folders of a package: kind, where, and what file goes where.
function pieces(root) {
  const tree = files(root, '');
  tree.root = root;
  const own = tree.filter((path) => !path.split('/').includes('node_modules'));
  const has = new Set(own);
  const found = [];
  const cut = (kind, at, entries) => found.push({ kind, at, entries });
  const whole = (at, to = '') => tree.filter((path) => !at || path.startsWith(`${at}/`)).map((path) => [under(to, at ? path.slice(at.length + 1) : path), path]);
  const some = (at, names) => belonging(tree, at, names).map((path) => [path, under(at, path)]);

  const folders = new Set(['']);
  for (const path of own) for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(at);
  const below = (at) => own.filter((path) => path.startsWith(`${at}/`));
  const plugins = new Set();
  for (const at of folders) {
    if (MARKS.some((mark) => has.has(under(at, mark)))) plugins.add(at);
    const market = json(join(root, at, '.claude-plugin/marketplace.json'));
    for (const source of [market?.plugins ?? []].flat().map((entry) => entry?.source)) {
      const way = typeof source === 'string' ? join(at, source).replace(/\/$|^\.$/, '') : undefined;
      if (folders.has(way) && below(way).some((path) => PARTS.skills(path) || isPrompt(path))) plugins.add(way);
      else if (way === '') plugins.add(way);
    }
  }
  // What is cut whole brings its hooks and servers along.
  const covered = new Set(plugins);
  for (const at of [...folders].sort(order)) {
    const name = basename(at);
    if (has.has(under(at, 'SKILL.md'))) cut('skill', at, whole(at));
    const isOpen = /(^|[/.])opencode\//.test(at);
    const prompts = { agents: 'agents', commands: 'commands', agent: isOpen && 'agents', command: isOpen && 'commands' }[name];
    if (prompts) {
      const inside = below(at);
      const texts = inside.filter(isPrompt);
      for (let begin = 0; begin < texts.length; begin += PROMPTS) {
        const taken = texts.slice(begin, begin + PROMPTS);
        const said = taken.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
        const helpers = inside.filter((path) => isScript(path) && said.includes(basename(path)));
        cut(prompts, at, [...taken, ...helpers].map((path) => [`${prompts}/${path.slice(at.length + 1)}`, path]));
      }
    }
    if (plugins.has(at)) {
      cut('plugin', at, at ? whole(at) : some(at, BELONGS));
      continue;
    }
    if (name === '.claude' && ['settings.json', 'settings.local.json'].some((file) => has.has(under(at, file)))) {
      cut('settings', at, whole(at, '.claude'));
      covered.add(at);
      continue;
    }
    const parts = Object.entries(PARTS).filter(([part, fits]) => below(under(at, part)).some(fits)).map(([part]) => part);
    if (parts.length > 1) {
      cut('several', at, some(at, [...parts, '.mcp.json']));
      for (const part of parts) covered.add(under(at, part));
      continue;
    }
    if (within(at, covered)) continue;
    const hooks = (name === 'hooks' ? [] : ['hooks/hooks.json', 'hooks.json']).filter((file) => has.has(under(at, file)) && json(join(root, at, file))?.hooks);
    const servers = ['.mcp.json', 'mcp.json'].filter((file) => has.has(under(at, file)) && json(join(root, at, file))?.mcpServers);
    if (hooks.length > 0) cut('hooks', at, some(at, [...hooks.map((file) => file.split('/')[0]), ...servers]));
    else if (servers.length > 0) cut('servers', at, some(at, servers));
  }
  return found;
}

const seen = new Set();
const numbers = new Map();

// Copies what is new and tells of it.
function cutOut(list, name) {
  const root = placeOf(name);
  const version = json(join(root, 'package.json'))?.version;
  const counts = new Map();
  const rows = [];
  for (const { kind, at, entries } of pieces(root)) {
    if (entries.length === 0 || (counts.get(kind) ?? 0) >= MOST) continue;
    const digest = createHash('sha256').update(kind);
    let bytes = 0;
    for (const [to, from] of entries) {
      const content = readFileSync(join(root, from));
      bytes += content.length;
      digest.update(`\0${to}\0${content.length}\0`).update(content);
    }
    const sum = digest.digest('hex');
    if (seen.has(sum)) continue;
    seen.add(sum);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const to = join(folder, 'folders', kind, String(number));
    for (const [target, from] of entries) {
      mkdirSync(dirname(join(to, target)), { recursive: true });
      copyFileSync(join(root, from), join(to, target));
    }
    rows.push({ list, kind, number, name, version, at: at || '.', files: entries.length, bytes });
  }
  return rows;
}

// --- the run

async function audited(row) {
  const begun = process.hrtime.bigint();
  const place = join(folder, 'folders', row.kind, String(row.number));
  const said = await run(marketplace, ['audit', '--format', 'json', place], { env: { HOME: folder }, patience: PATIENCE });
  row.milliseconds = Number((process.hrtime.bigint() - begun) / 1_000_000n);
  row.verdict = said.late ? 'late' : VERDICTS.get(said.status) ?? `exit ${said.status}`;
  const findings = VERDICTS.has(said.status) && !said.late ? JSON.parse(said.out).findings : [];
  if (!VERDICTS.has(said.status)) row.why = said.err.trim().split('\n')[0];
  for (const severity of ['danger', 'warning', 'info']) {
    const counts = new Map();
    for (const finding of findings) if (finding.severity === severity) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
    row[severity] = Object.fromEntries([...counts].sort(([a], [b]) => order(a, b)));
  }
  // Three of each rule, so that none hides another.
  const told = new Map();
  row.sample = findings.filter((finding) => {
    if (finding.severity !== 'danger') return false;
    told.set(finding.rule, (told.get(finding.rule) ?? 0) + 1);
    return told.get(finding.rule) <= 3;
  }).map(({ rule, path, line, message, evidence = '' }) => ({ rule, path, line, message, evidence }));
}

mkdirSync(packages, { recursive: true });
const failed = [];
await each(lists.flatMap(([list, names]) => names.map((name) => [list, name])), async ([list, name]) => {
  const why = await fetched(name);
  if (why !== undefined) failed.push({ list, name, why });
});
rmSync(join(folder, 'folders'), { recursive: true, force: true });
const rows = [];
const empty = [];
for (const [list, names] of lists) {
  for (const name of names) {
    if (failed.some((of) => of.name === name)) continue;
    const cuts = cutOut(list, name);
    if (cuts.length === 0) empty.push({ list, name });
    rows.push(...cuts);
  }
}
console.log(`${rows.length} folders are cut`);
if (marketplace) await each(rows, audited);
writeFileSync(join(folder, 'plugins.json'), JSON.stringify({ rows, failed, empty }, null, 1));

// --- the page

const plain = (text, most) => {
  const line = text.replace(/\s+/g, ' ').replace(/[^\x20-\x7e\u00a1-\u024f\u0370-\u1fff\u3000-\ud7ff]/gu, (one) => `\\u{${one.codePointAt(0).toString(16)}}`).replace(/`/g, "'");
  return line.length > most ? `${line.slice(0, most)}…` : line;
};
const lines = [];
for (const [list, names] of lists) {
  const of = rows.filter((row) => row.list === list);
  const lost = failed.filter((row) => row.list === list);
  const none = empty.filter((row) => row.list === list);
  lines.push(`## ${list}`, '', `${names.length} packages, ${of.length} folders.`, '', '| folders | number | danger | share | warning | info | clean | none |', '| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const kind of [...KINDS, 'all']) {
    const those = of.filter((row) => kind === 'all' || row.kind === kind);
    const count = (verdict) => those.filter((row) => row.verdict === verdict).length;
    const told = ['danger', 'warning', 'info', 'clean'].map(count);
    const left = those.length - told.reduce((sum, one) => sum + one, 0);
    lines.push(`| ${kind} | ${those.length} | ${told[0]} | ${((100 * told[0]) / (those.length || 1)).toFixed(1)} % | ${told.slice(1).join(' | ')} | ${left} |`);
  }
  if (lost.length > 0) lines.push('', `Not fetched: ${lost.map(({ name, why }) => `${name} (${plain(why, 80)})`).join(', ')}`);
  if (none.length > 0) lines.push('', `Nothing new in: ${none.map(({ name }) => name).join(', ')}`);
  const silent = of.filter((row) => row.verdict && ![...VERDICTS.values()].includes(row.verdict));
  if (silent.length > 0) lines.push('', `No verdict: ${silent.map((row) => `${row.name} ${row.at} (${row.verdict}${row.why ? `: ${plain(row.why, 80)}` : ''})`).join(', ')}`);
  const rules = new Map();
  for (const row of of) {
    for (const severity of ['danger', 'warning', 'info']) {
      for (const rule of Object.keys(row[severity] ?? {})) {
        const counts = rules.get(rule) ?? { danger: 0, warning: 0, info: 0 };
        counts[severity] += 1;
        rules.set(rule, counts);
      }
    }
  }
  lines.push('', '| rule | folders at danger | warning | info |', '| --- | --- | --- | --- |');
  for (const [rule, { danger, warning, info }] of [...rules].sort(([a, x], [b, y]) => y.danger - x.danger || y.warning - x.warning || order(a, b))) {
    lines.push(`| ${rule} | ${danger} | ${warning} | ${info} |`);
  }
  for (const row of of.filter((one) => one.verdict === 'danger')) {
    lines.push('', `### ${row.name}@${row.version} ${row.at} (${row.kind}/${row.number})`, '');
    lines.push(`${Object.entries(row.danger).map(([rule, count]) => `${rule} ${count}`).join(', ')}`, '');
    for (const { rule, path, line, message, evidence } of row.sample) lines.push(`- ${rule} ${plain(path, 120)}:${line} ${plain(message, 160)}${evidence ? ` \`${plain(evidence, 160)}\`` : ''}`);
  }
  lines.push('');
}
writeFileSync(join(folder, 'plugins.md'), lines.join('\n'));
for (const [list] of lists) {
  const of = rows.filter((row) => row.list === list);
  const count = (verdict) => of.filter((row) => row.verdict === verdict).length;
  console.log(`${list}: ${of.length} folders; danger ${count('danger')}, warning ${count('warning')}, info ${count('info')}, clean ${count('clean')}`);
}
