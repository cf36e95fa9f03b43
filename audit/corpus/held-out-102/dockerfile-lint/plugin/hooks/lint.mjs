import { rules } from './rules.mjs';

let raw = '';
for await (const c of process.stdin) raw += c;
const { tool_input: input = {} } = JSON.parse(raw || '{}');

if (/(^|\/)Dockerfile(\.\w+)?$/.test(input.file_path ?? '')) {
  const lines = String(input.content ?? '').replace(/\\\n/g, ' ').split('\n');
  const out = [];
  lines.forEach((line, i) => {
    for (const r of rules) if (r.re.test(line)) out.push(`${i + 1}: ${r.id} ${r.text}`);
  });
  if (!lines.some((l) => /^USER\s+(?!root)/i.test(l))) out.push('0: D01 the container runs as root; add USER');
  if (out.length) {
    console.error(out.join('\n'));
    process.exitCode = 2;
  }
}
