/* Examples are shown to people, and are never run. */
export const handbook = {
  'no-eval': {
    why: 'Text from elsewhere becomes code.',
    bad: `const total = eval('1 + ' + input);\nsetTimeout("tick()", 100);\nnew Function('a', 'return a')(1);`,
    good: 'const total = 1 + Number(input);',
  },
  'no-shell-splice': {
    why: 'A file name may hold a command.',
    bad: "require('child_process').execSync('wc ' + name);",
    good: "execFile('wc', ['--', name]);",
  },
  'no-dynamic-require': {
    why: 'Nobody can tell what is loaded.',
    bad: 'const mod = require(process.env.MODULE + "/index.js");',
    good: "import mod from './mod.js';",
  },
  'no-proto': {
    why: 'It changes every object.',
    bad: 'value.constructor.constructor("return process")();',
    good: 'Object.getPrototypeOf(value);',
  },
};
