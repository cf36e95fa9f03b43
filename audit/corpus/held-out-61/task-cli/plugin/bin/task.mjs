#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse, print, sort } from '../lib/tasks.mjs';

const FILE = 'TASKS.txt';

function load() {
  try {
    return parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

const save = (tasks) => writeFileSync(FILE, print(tasks));
const paint = process.env.NO_COLOR || !process.stdout.isTTY ? (text) => text : (text, code) => `\u001b[${code}m${text}\u001b[0m`;

const commands = {
  add({ words, due }) {
    const tasks = load();
    tasks.push({ text: words.join(' '), done: false, due });
    save(tasks);
    return `added as ${tasks.length}`;
  },
  done({ words }) {
    const tasks = load();
    const task = tasks[Number(words[0]) - 1];
    if (!task) throw new RangeError(`there is no task ${words[0]}`);
    task.done = true;
    save(tasks);
    return `done: ${task.text}`;
  },
  list() {
    return sort(load())
      .map(({ task, number }) => `${String(number).padStart(3)} ${task.done ? paint(task.text, 2) : task.text}${task.due ? paint(` (${task.due})`, 33) : ''}`)
      .join('\n');
  },
  help() {
    return `usage: task <${Object.keys(commands).join('|')}>`;
  },
};

const aliases = { ls: 'list', a: 'add', x: 'done', '-h': 'help' };

export function exec(argv) {
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options: { due: { type: 'string' } } });
  const [given = 'list', ...words] = positionals;
  const name = Object.hasOwn(aliases, given) ? aliases[given] : given;
  const run = Object.hasOwn(commands, name) ? commands[name] : commands.help;
  return run({ words, ...values });
}

try {
  console.log(exec(process.argv.slice(2)));
} catch (error) {
  console.error(`task: ${error.message}`);
  process.exitCode = 1;
}
