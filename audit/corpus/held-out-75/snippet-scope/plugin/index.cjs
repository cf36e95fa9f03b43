const { scope, expand, compile } = require('./scopes.cjs');

const snippets = [
  { name: 'class', text: 'export class ${className} {}' },
  { name: 'stamp', text: 'console.log("AUDIT-MARKER")', act: compile },
];

for (const { name, text, act = (t) => expand(t, scope({ module: 'demo' })) } of snippets) {
  const result = act(text);
  console.error(name, typeof result === 'function' ? result() : result);
}
