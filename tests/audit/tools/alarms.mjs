// What the audit says of honest programs: npm packages, each bundled into one file as an author would ship it.
//
//   node tests/audit/tools/alarms.mjs MARKETPLACE FOLDER [popular|agents]
//
// MARKETPLACE is the program, FOLDER is made and keeps everything: install/, bundles/, alarms.json and alarms.md. Packages come
// through npm, from the registry of its own configuration, without their scripts. Not part of the gate: packages move.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERDICTS = new Map([[0, 'clean'], [11, 'info'], [12, 'warning'], [13, 'danger']]);
// A minute: a hundred times what the largest bundle should take.
const PATIENCE = 60_000;
const [marketplace, folder, only] = [resolve(process.argv[2]), resolve(process.argv[3]), process.argv[4]];
const here = dirname(fileURLToPath(import.meta.url));
const lists = Object.entries(JSON.parse(readFileSync(join(here, 'packages.json'), 'utf8'))).filter(([kind]) => !only || kind === only);
const esbuild = createRequire(join(here, '../../../target/tools/npm/package.json'))('esbuild');

const install = join(folder, 'install');
mkdirSync(install, { recursive: true });
if (!existsSync(join(install, 'package.json'))) writeFileSync(join(install, 'package.json'), '{ "private": true }\n');
const missing = lists.flatMap(([, names]) => names).filter((name) => !existsSync(join(install, 'node_modules', name)));
if (missing.length > 0) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, ...missing], { cwd: install, stdio: 'inherit' });
}

// What cannot be resolved stays outside, and is then counted as a bare import: an author would have to bundle it.
const outside = (left) => ({
  name: 'outside',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async (asked) => {
      if (asked.pluginData === 'asked') return undefined;
      const { path, ...options } = asked;
      const found = await build.resolve(path, { kind: options.kind, importer: options.importer, resolveDir: options.resolveDir, pluginData: 'asked' });
      if (found.errors.length === 0 && !found.path.endsWith('.node')) return found;
      left.push(path);
      return { path, external: true };
    });
  },
});

// The entry is what `require` finds, or the only program that the package brings.
function entry(name) {
  const root = join(install, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const program = typeof about.bin === 'string' ? about.bin : Object.values(about.bin ?? {})[0];
  const isLibrary = about.main || about.module || about.exports || existsSync(join(root, 'index.js'));
  return { version: about.version, text: isLibrary || !program ? `import * as it from ${JSON.stringify(name)}; export default it;` : `import ${JSON.stringify('./node_modules/' + name + '/' + program)};` };
}

async function bundled(name) {
  const { version, text } = entry(name);
  const at = join(folder, 'bundles', name.replace(/[@/]/g, '_'));
  const known = `${at}.json`; // beside the bundle: a second run bundles nothing twice
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'));
  let left = [];
  const as = (format) => esbuild.build({
    stdin: { contents: text, resolveDir: install, loader: 'js' },
    outfile: join(at, 'index.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format,
    logLevel: 'silent',
    loader: { '.node': 'empty', '.wasm': 'binary', '.html': 'text', '.css': 'text', '.md': 'text' },
    plugins: [outside(left = [])],
  });
  // A module that awaits at its top can only stay a module.
  await as('cjs').catch(() => as('esm'));
  const made = { version, at, left: [...new Set(left)] };
  writeFileSync(known, JSON.stringify(made));
  return made;
}

const rows = [];
for (const [kind, names] of lists) {
  for (const name of names) {
    let made;
    try {
      made = await bundled(name);
    } catch (error) {
      rows.push({ kind, name, verdict: 'not bundled', why: String(error.message).split('\n')[1] ?? String(error.message) });
      continue;
    }
    const begun = process.hrtime.bigint();
    const said = spawnSync(marketplace, ['audit', '--format', 'json', made.at], { encoding: 'utf8', maxBuffer: 1 << 28, env: { HOME: folder }, timeout: PATIENCE });
    const milliseconds = Number((process.hrtime.bigint() - begun) / 1_000_000n);
    const verdict = VERDICTS.get(said.status) ?? `exit ${said.status}`;
    const findings = VERDICTS.has(said.status) ? JSON.parse(said.stdout).findings : [];
    const rules = (severity) => {
      const counts = new Map();
      for (const finding of findings) if (finding.severity === severity) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
      return Object.fromEntries([...counts].sort());
    };
    const sample = findings.filter((f) => f.severity === 'danger').slice(0, 40).map((f) => ({ rule: f.rule, line: f.line, message: f.message, evidence: (f.evidence ?? '').slice(0, 120) }));
    rows.push({ kind, name, version: made.version, bytes: statSync(join(made.at, 'index.js')).size, milliseconds, verdict, left: made.left, danger: rules('danger'), warning: rules('warning'), sample });
  }
}
await esbuild.stop();

writeFileSync(join(folder, 'alarms.json'), JSON.stringify(rows, null, 1));
const cell = (rules) => Object.entries(rules ?? {}).map(([rule, count]) => `${rule} ${count}`).join(', ');
const lines = ['| kind | package | KiB | ms | verdict | danger | warning |', '| --- | --- | --- | --- | --- | --- | --- |'];
for (const row of rows) {
  lines.push(`| ${row.kind} | ${row.name}@${row.version ?? ''} | ${Math.ceil((row.bytes ?? 0) / 1024)} | ${row.milliseconds ?? ''} | ${row.verdict} | ${cell(row.danger) || (row.why ?? '')} | ${cell(row.warning)} |`);
}
for (const [kind] of lists) {
  const of = rows.filter((row) => row.kind === kind);
  const count = (verdict) => of.filter((row) => row.verdict === verdict).length;
  lines.push('', `${kind}: ${of.length} packages; danger ${count('danger')}, warning ${count('warning')}, info ${count('info')}, clean ${count('clean')}, not bundled ${count('not bundled')}`);
}
const by = new Map();
for (const row of rows) for (const rule of Object.keys(row.danger ?? {})) by.set(rule, [...(by.get(rule) ?? []), row.name]);
lines.push('', '| rule at danger | packages | which |', '| --- | --- | --- |');
for (const [rule, names] of [...by].sort((a, b) => b[1].length - a[1].length)) lines.push(`| ${rule} | ${names.length} | ${names.join(', ')} |`);
writeFileSync(join(folder, 'alarms.md'), lines.join('\n') + '\n');
console.log(lines.slice(-by.size - 6).join('\n'));
