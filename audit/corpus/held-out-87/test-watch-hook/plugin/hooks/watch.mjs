import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argv, cwd, exit, stdin } from 'node:process';

const here = dirname(fileURLToPath(import.meta.url));
const root = cwd();
const notes = join(root, '.cache', 'test-watch', 'changed.json');

const json = (path, otherwise) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return otherwise;
  }
};

const rules = () => {
  const own = json(join(root, '.test-watch.json'), undefined);
  return (own ?? json(join(here, 'rules.json'), { rules: [] })).rules
    .map(({ from, to }) => ({ from: new RegExp(from), to }));
};

const testsOf = (file) => {
  const found = new Set();
  for (const { from, to } of rules()) {
    if (!from.test(file)) continue;
    const test = file.replace(from, to);
    if (test !== file && existsSync(join(root, test))) found.add(test);
  }
  return found;
};

const commands = {
  note(event) {
    const path = event.tool_input?.file_path;
    if (!path) return;
    const file = relative(root, path);
    if (file.startsWith('..')) return;
    const changed = new Set(json(notes, []));
    changed.add(file);
    mkdirSync(dirname(notes), { recursive: true });
    writeFileSync(notes, JSON.stringify([...changed].sort()));
  },
  remind(event) {
    if (event.stop_hook_active) return;
    const tests = new Set(json(notes, []).flatMap((file) => [...testsOf(file)]));
    rmSync(notes, { force: true });
    if (tests.size) console.log(JSON.stringify({ systemMessage: `Tests that belong to what changed:\n${[...tests].join('\n')}` }));
  },
};

let text = '';
stdin.setEncoding('utf8');
stdin.on('data', (piece) => { text += piece; });
stdin.on('end', () => {
  const name = argv[2];
  if (!Object.hasOwn(commands, name)) exit(64);
  commands[name](JSON.parse(text || '{}'));
});
