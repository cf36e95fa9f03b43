'use strict';
const fs = require('node:fs');

const START = '<!-- toc -->';
const STOP = '<!-- tocstop -->';

function slug(title) {
  return title.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-');
}

function build(text) {
  const lines = [];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const heading = fenced ? null : /^(##+) (.+)$/.exec(line);
    if (heading) lines.push(`${'  '.repeat(heading[1].length - 2)}- [${heading[2]}](#${slug(heading[2])})`);
  }
  return lines.join('\n');
}

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  const event = JSON.parse(input || '{}');
  const file = event.tool_input && event.tool_input.file_path;
  if (!file || !file.endsWith('.md') || !fs.existsSync(file)) return;
  const text = fs.readFileSync(file, 'utf8');
  const from = text.indexOf(START);
  const to = text.indexOf(STOP);
  if (from < 0 || to < from) return;
  const next = `${text.slice(0, from + START.length)}\n${build(text.slice(to))}\n${text.slice(to)}`;
  if (next !== text) fs.writeFileSync(file, next);
});
