'use strict';

const skeletons = {
  lazy: (path) => `let loaded;\nexport const load = () => (loaded ??= import(${JSON.stringify(path)}));\n`,
  cjs: (path) => `'use strict';\nconst part = require(${JSON.stringify(path)});\nmodule.exports = { ...part };\n`,
  worker: (path) => `const worker = new Worker(new URL(${JSON.stringify(path)}, import.meta.url), { type: 'module' });\n`,
  test: (path) => [
    "import { test } from 'node:test';",
    "import assert from 'node:assert/strict';",
    `import * as subject from ${JSON.stringify(path)};`,
    '',
    "test('has exports', () => assert.ok(Object.keys(subject).length));",
    '',
  ].join('\n'),
};

definePlugin({
  handlers: {
    press: async (ctx, { text }) => {
      const [kind, path = './index.js'] = text.trim().split(/\s+/);
      const make = Object.hasOwn(skeletons, kind) ? skeletons[kind] : undefined;
      return make ? '```js\n' + make(path) + '```' : `kinds: ${Object.keys(skeletons).join(', ')}`;
    },
  },
});
