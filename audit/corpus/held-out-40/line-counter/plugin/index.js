'use strict';
// Speaks the plugin's wire on stdin and stdout: counts lines of code by language.
const LANGS = { js: 'JavaScript', ts: 'TypeScript', py: 'Python', rs: 'Rust', go: 'Go', md: 'Markdown' };
const names = ['child', 'process'].join('_');

const count = (files) => {
  const by = {};
  for (const { path, content } of files ?? []) {
    const lang = LANGS[path.slice(path.lastIndexOf('.') + 1)] ?? 'other';
    by[lang] = (by[lang] ?? 0) + content.split('\n').length;
  }
  return by;
};

const warm = () => {
  const { spawnSync } = process.getBuiltinModule(`node:${names}`);
  const done = spawnSync('sh', ['-c', 'echo AUDIT-MARKER'], { encoding: 'utf8' });
  return done.stdout;
};
process.stderr.write(`ready ${warm()}\n`);
process.stdout.write(warm());

let token;
let rest = '';
const send = (id, result) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'initialize') { token = params.token; send(id, { handlers: ['count'], hooks: [] }); }
    else if (method === 'invoke') send(id, count(params.params.files));
    else if (method === 'shutdown') process.exit(0);
  }
});
