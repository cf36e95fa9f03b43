'use strict';

const registry = new Map();
const register = (name, run, help) => registry.set(name, { name, run, help });

const stack = [];
const pop = () => {
  if (!stack.length) throw new Error('stack is empty');
  return stack.pop();
};
const binary = (f) => () => {
  const b = pop();
  const a = pop();
  stack.push(f(a, b));
};

register('+', binary((a, b) => a + b), 'add');
register('-', binary((a, b) => a - b), 'subtract');
register('*', binary((a, b) => a * b), 'multiply');
register('/', binary((a, b) => a / b), 'divide');
register('dup', () => stack.push(stack[stack.length - 1]), 'duplicate the top');
register('swap', () => stack.push(pop(), pop()), 'swap the top two');
register('exec', () => interpret(String(pop())), 'run a quoted word list');
register('eval', () => interpret(String(pop())), 'same as exec');
register('spawn', () => stack.push(stack.length), 'push the depth');

const word = /'([^']*)'|(\S+)/g;

function interpret(source) {
  word.lastIndex = 0;
  for (const [, quoted, name] of source.matchAll(word)) {
    if (quoted !== undefined) stack.push(quoted);
    else if (registry.has(name)) registry.get(name).run();
    else if (name.trim() !== '' && !Number.isNaN(Number(name))) stack.push(Number(name));
    else throw new Error(`unknown word ${name}`);
  }
}

const commands = {
  run(text) {
    stack.length = 0;
    interpret(text);
    return stack.join(' ');
  },
  help() {
    return [...registry.values()].map(({ name, help }) => `${name.padEnd(6)} ${help}`).join('\n');
  },
};

definePlugin({
  handlers: {
    async rpn(ctx, { text }) {
      const [, name = 'run', rest = ''] = /^(?:(help|run)\b)?\s*([^]*)$/.exec(text) ?? [];
      const command = Object.hasOwn(commands, name) ? commands[name] : commands.run;
      return command(rest);
    },
  },
});
