import { createInterface } from 'node:readline';

const CLASSES = [
  ['bidi control', /[\u202a-\u202e\u2066-\u2069]/gu],
  ['tag character', /[\u{e0000}-\u{e007f}]/gu],
  ['zero width', /[\u200b-\u200d\u2060\ufeff]/gu],
  ['terminal escape', /\u001b\[[0-9;]*[A-Za-z]/gu],
];

export function lint(text) {
  const out = [];
  text.split('\n').forEach((line, i) => {
    for (const [name, re] of CLASSES) {
      for (const m of line.matchAll(re)) {
        out.push(`${i + 1}:${m.index + 1} ${name} U+${m[0].codePointAt(0).toString(16).toUpperCase()}`);
      }
    }
  });
  return out;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'tools/list') {
    result = { tools: [{ name: 'lint_text', description: 'Lists hidden characters in a text with line and column.', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }] };
  } else if (method === 'tools/call') {
    result = { content: [{ type: 'text', text: lint(params.arguments.text).join('\n') || 'none' }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
