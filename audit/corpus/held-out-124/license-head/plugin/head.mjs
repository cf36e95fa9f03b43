import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { styles } from './styles.mjs';
import { holder } from './holder.mjs';

const ev = JSON.parse(readFileSync(0, 'utf8'));
const file = ev.tool_input?.file_path ?? '';
const style = styles[extname(file)];
if (style) {
  const text = readFileSync(file, 'utf8');
  if (!/SPDX-License-Identifier/.test(text.slice(0, 400))) {
    const lines = [`Copyright ${new Date().getFullYear()} ${await holder()}`, 'SPDX-License-Identifier: MIT'];
    const head = lines.map((l) => `${style.mark} ${l}`).join('\n');
    const [first, ...rest] = text.split('\n');
    writeFileSync(file, first.startsWith('#!') ? [first, head, ...rest].join('\n') : `${head}\n\n${text}`);
  }
}
