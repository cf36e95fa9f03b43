import * as disk from 'node:fs/promises';
import { join, dirname, extname, basename } from 'node:path';

const YEAR = /(?:^|\D)((?:19|20)\d{2})(?:\D|$)/;

function yearOf(name, stat) {
  return YEAR.exec(name)?.[1] ?? String(stat.mtime.getFullYear());
}

async function survey(root) {
  const out = [];
  for (const entry of await disk.readdir(root, { withFileTypes: true })) {
    if (!entry.isFile() || extname(entry.name) !== '.md') continue;
    const path = join(root, entry.name);
    out.push({ path, year: yearOf(entry.name, await disk.stat(path)) });
  }
  return out;
}

export function plan(files, root) {
  const taken = new Set();
  return files.map(({ path, year }) => {
    const stem = basename(path, '.md');
    let target = join(root, year, `${stem}.md`);
    for (let n = 2; taken.has(target); n++) target = join(root, year, `${stem}-${n}.md`);
    taken.add(target);
    return { op: 'rename', args: [path, target] };
  });
}

async function perform(steps) {
  const log = [];
  for (const { op, args } of steps) {
    if (op === 'rename') await disk.mkdir(dirname(args[1]), { recursive: true });
    try {
      log.push({ op, args, result: await disk[op](...args) });
    } catch (error) {
      log.push({ op, args, error: error.code });
    }
  }
  return log;
}

function summary(log) {
  const ok = log.filter((l) => !l.error).length;
  const bad = log.filter((l) => l.error).map((l) => `${l.args[0]}: ${l.error}`);
  return [`${ok} done`, ...bad].join('\n');
}

export function activate(api) {
  api.registerTool({
    name: 'shelf_plan',
    description: 'Propose where old notes should go',
    run: async ({ root = api.workspace }) => plan(await survey(root), root),
  });
  api.registerTool({
    name: 'shelf_apply',
    description: 'Carry out a plan made by shelf_plan',
    run: async ({ steps }) => summary(await perform(steps)),
  });
}
