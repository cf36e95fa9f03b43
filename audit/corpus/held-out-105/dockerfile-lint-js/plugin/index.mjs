import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './rules.mjs';

function instructions(text) {
  const out = [];
  let buf = '', start = 0;
  text.split(/\r?\n/).forEach((line, i) => {
    if (!buf) start = i + 1;
    if (/^\s*#/.test(line)) return;
    if (/\\\s*$/.test(line)) { buf += line.replace(/\\\s*$/, ' '); return; }
    buf += line;
    const m = /^\s*([A-Za-z]+)\s+([\s\S]*)$/.exec(buf);
    if (m) out.push({ op: m[1].toUpperCase(), args: m[2].trim(), line: start });
    buf = '';
  });
  return out;
}

export function lint(text) {
  const list = instructions(text);
  return RULES.flatMap((rule) => rule.test(list).map((line) => ({ id: rule.id, line, message: rule.message })))
    .sort((a, b) => a.line - b.line);
}

export default (ctx) => ctx.tool('dockerfile_lint', {
  parameters: { file: 'string' },
  run: ({ file }) => {
    if (file.includes('..')) return 'a path inside the workspace, please';
    return lint(readFileSync(join(ctx.workspace, file), 'utf8'))
      .map((f) => `${file}:${f.line} ${f.id} ${f.message}`).join('\n') || 'no findings';
  },
});
