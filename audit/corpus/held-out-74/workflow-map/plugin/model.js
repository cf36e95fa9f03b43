export function readProcess(text) {
  const process = { name: '', steps: {}, env: 'production' };
  let step;
  for (const line of text.split('\n')) {
    const [, indent, key, value] = /^(\s*)([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!key) continue;
    if (!indent) process[key] = value || process[key];
    else if (!value) step = process.steps[key] = { next: [] };
    else if (step) step[key] = key === 'next' ? value.split(/,\s*/) : value;
  }
  return process;
}

export const walk = (process, visit, start = Object.keys(process.steps)[0], seen = new Set()) => {
  if (seen.has(start) || !process.steps[start]) return seen;
  seen.add(start);
  visit(start, process.steps[start]);
  for (const next of process.steps[start].next) walk(process, visit, next, seen);
  return seen;
};

export function deadEnds(process) {
  const module = process['steps'];
  return Object.keys(module).filter((name) => module[name].next.some((next) => !(next in module)));
}
