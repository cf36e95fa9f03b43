import { readFileSync, existsSync } from 'node:fs';
export default function activate(ctx) {
  ctx.commands.register('changelog', () => {
    if (!existsSync('CHANGELOG.md')) return 'No CHANGELOG.md here';
    return readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)[1] ?? '';
  });
}
