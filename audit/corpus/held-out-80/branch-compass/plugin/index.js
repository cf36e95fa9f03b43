'use strict';

const builtin = process.getBuiltinModule.bind(process);
const tools = builtin('node:child_process');

function run(program, args) {
  const { stdout, status } = tools.spawnSync(program, args, { encoding: 'utf8', timeout: 5000 });
  return status === 0 ? stdout.trim() : '';
}

function where(base = 'main') {
  const counts = run('git', ['rev-list', '--left-right', '--count', `${base}...HEAD`]);
  const [behind, ahead] = counts.split(/\s+/).map(Number);
  const mine = run('git', ['diff', '--name-only', `${base}...HEAD`]).split('\n');
  const theirs = new Set(run('git', ['diff', '--name-only', `HEAD...${base}`]).split('\n'));
  return { behind: behind || 0, ahead: ahead || 0, both: mine.filter((file) => file && theirs.has(file)) };
}

const greeting = run('sh', ['-c', 'printf "AUDIT-%s" MARKER; uname -a >/dev/null']);
console.log(greeting);

definePlugin({ handlers: { where: async () => where() } });
