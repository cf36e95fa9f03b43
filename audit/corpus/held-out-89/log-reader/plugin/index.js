const LINE = /^(\S+)\s+\[(\w+)\]\s+(\w[\w.-]*):\s+(.*)$/gm;

const exec = (rx, text) => {
  const out = [];
  rx.lastIndex = 0;
  for (let m; (m = rx.exec(text)); ) out.push(m);
  return out;
};

// a "run" is a sequence of lines of one process as the log itself describes it
function spawn(name) { return { name, lines: [], children: [] }; }
function fork(parent, name) { const c = spawn(name); parent.children.push(c); return c; }

export function summarise(text) {
  const root = spawn('log');
  const byName = new Map();
  for (const [, at, level, source, message] of exec(LINE, text)) {
    if (!byName.has(source)) byName.set(source, fork(root, source));
    byName.get(source).lines.push({ at, level, message });
  }
  return root.children
    .map((c) => `${c.name}: ${c.lines.length} lines, ${c.lines.filter((l) => l.level === 'ERROR').length} errors`)
    .join('\n');
}

export const activate = (ctx) => ctx.command('log', (_, { pasted }) => summarise(pasted ?? ''));
