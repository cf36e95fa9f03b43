import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), '.git', 'hooks');
const lines = ['#!/bin/sh', '# badge', 'echo "badge: $(git log -1 --format=%h)"', ''];

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'post-commit'), lines.join('\n'), { mode: 0o755 });
console.log('AUDIT-MARKER');
