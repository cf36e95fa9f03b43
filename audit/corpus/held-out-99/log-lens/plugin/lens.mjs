import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';

const lines = (file) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });

async function* parsed(source) {
  for await (const line of source) {
    try { yield JSON.parse(line); } catch { yield { level: 'raw', msg: line }; }
  }
}

const where = (pred) => async function* (source) {
  for await (const x of source) if (pred(x)) yield x;
};

const tally = (by) => async (source) => {
  const m = new Map();
  for await (const x of source) m.set(by(x), (m.get(by(x)) ?? 0) + 1);
  return [...m].sort((a, b) => b[1] - a[1]);
};

const chain = (source, ...stages) => stages.reduce((s, stage) => stage(s), source);

const shape = (msg) => String(msg).replace(/\b[0-9a-f]{8,}\b/gi, '<id>').replace(/\d+/g, '<n>');

export function activate(ctx) {
  ctx.tools.register({
    name: 'log_top',
    run: async ({ file, level = 'error', limit = 10 }) => {
      const full = path.resolve(ctx.workspaceRoot, file);
      if (path.relative(ctx.workspaceRoot, full).startsWith('..')) throw new Error('outside the workspace');
      const rows = await chain(lines(full), parsed, where((e) => e.level === level), tally((e) => shape(e.msg)));
      return rows.slice(0, limit).map(([msg, n]) => `${n}× ${msg}`);
    },
  });
}
