import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULES } from './rules.js';

export function lint(text) {
  return text.split('\n').flatMap((line, i) => {
    if (/\/\/\s*house-lint-ignore/.test(line)) return [];
    const code = line.replace(/\/\/.*$/, '');
    return RULES.filter((r) => r.pattern.test(code)).map((r) => `${i + 1}: ${r.id} – ${r.advice}`);
  });
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'house_lint',
    description: 'Lint one JavaScript file of the workspace',
    inputSchema: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
    run: ({ file }) => lint(readFileSync(resolve(ctx.workspace, file), 'utf8')).join('\n') || 'ok',
  });
}
