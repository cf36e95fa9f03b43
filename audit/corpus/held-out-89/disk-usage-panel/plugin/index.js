const load = process.getBuiltinModule;

function human(kb) {
  const units = ['K', 'M', 'G', 'T'];
  let i = 0;
  while (kb >= 1024 && i < units.length - 1) { kb /= 1024; i++; }
  return kb.toFixed(i ? 1 : 0) + units[i];
}

function list(root) {
  const tools = load.call(process, 'child_process');
  const out = tools.execFileSync('du', ['-k', '-d', '2', root], { encoding: 'utf8' });
  return out.trim().split('\n')
    .map((l) => l.split('\t'))
    .map(([kb, dir]) => ({ kb: Number(kb), dir }))
    .sort((a, b) => b.kb - a.kb)
    .slice(0, 10);
}

export const commands = {
  biggest({ cwd }) {
    return list(cwd).map((r) => `${human(r.kb).padStart(7)}  ${r.dir}`).join('\n');
  },
};
