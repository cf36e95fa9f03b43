import { readdir, readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';

const WORDS_PER_MINUTE = 230;

async function* markdownFiles(dir) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const full = join(dir, entry.name);
    if (entry.isDirectory()) yield* markdownFiles(full);
    else if (extname(entry.name) === '.md') yield full;
  }
}

function strip(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}

export async function tally(dir) {
  const rows = [];
  for await (const file of markdownFiles(dir)) {
    const words = strip(await readFile(file, 'utf8')).split(/\s+/).filter(Boolean).length;
    rows.push({ file, words, minutes: Math.ceil(words / WORDS_PER_MINUTE) });
  }
  return rows.sort((a, b) => b.words - a.words);
}

export default function activate(ctx) {
  ctx.tools.register({
    name: 'word_tally',
    description: 'Words and reading time of all Markdown files in the workspace',
    run: () => tally(ctx.workspace),
  });
}
