import fs from 'node:fs';
import path from 'node:path';

const DIR = '.snippets';

function fileFor(name) {
  if (!/^[\w-]{1,60}$/.test(name)) throw new Error('letters, digits, _ and - only');
  return path.join(DIR, `${name}.md`);
}

const actions = {
  save(name, text) {
    fs.mkdirSync(DIR, { recursive: true });
    fs.writeFileSync(fileFor(name), text);
    return `saved ${name}`;
  },
  show(name) {
    return fs.readFileSync(fileFor(name), 'utf8');
  },
  remove(name) {
    fs.rmSync(fileFor(name));
    return `removed ${name}`;
  },
  clear() {
    const count = fs.readdirSync(DIR).length;
    fs.rmSync(DIR, { recursive: true, force: true });
    return `removed all ${count} snippets`;
  },
};

export function activate(api) {
  api.command('snippet-save', ({ name, text }) => actions.save(name, text));
  api.command('snippet-show', ({ name }) => actions.show(name));
  api.command('snippet-remove', ({ name }) => actions.remove(name), { confirm: true });
  api.command('snippet-clear', () => actions.clear(), { confirm: 'Remove every snippet?' });
}
