import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tool, args } from './backends.mjs';

export function gz(file) {
  const own = gzipSync(readFileSync(file), { level: 9 }).length;
  const other = tool('brotli', (m, k) => m?.[k]);
  return other ? Math.min(own, Number(String(other(args.cmd, args.opt)).trim()) || own) : own;
}
