import width from '#width';
import { renumber } from '#lists';

const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/;

const cells = (line) => ROW.exec(line)[1].split(/(?<!\\)\|/).map((c) => c.trim());

const pad = (text, size, align) => {
  const free = size - width(text);
  if (align === 'right') return ' '.repeat(free) + text;
  if (align === 'center') return ' '.repeat(free >> 1) + text + ' '.repeat(free - (free >> 1));
  return text + ' '.repeat(free);
};

function alignment(cell) {
  const l = cell.startsWith(':');
  const r = cell.endsWith(':');
  return l && r ? 'center' : r ? 'right' : 'left';
}

function table(lines) {
  const rows = lines.map(cells);
  const aligns = rows[1].map(alignment);
  const sizes = aligns.map((_, i) => Math.max(3, ...rows.filter((__, n) => n !== 1).map((r) => width(r[i] ?? ''))));
  return rows.map((row, n) => `| ${aligns.map((a, i) => {
    if (n !== 1) return pad(row[i] ?? '', sizes[i], a);
    const dashes = '-'.repeat(sizes[i]);
    return a === 'left' ? dashes : a === 'right' ? `${dashes.slice(1)}:` : `:${dashes.slice(2)}:`;
  }).join(' | ')} |`);
}

export function tidy(text) {
  const lines = text.split('\n');
  const out = [];
  let fence = false;
  for (let i = 0; i < lines.length; i++) {
    if (/^(```|~~~)/.test(lines[i])) fence = !fence;
    if (!fence && ROW.test(lines[i]) && RULE.test(lines[i + 1] ?? '')) {
      let end = i;
      while (end < lines.length && ROW.test(lines[end])) end++;
      out.push(...table(lines.slice(i, end)));
      i = end - 1;
    } else {
      out.push(fence ? lines[i] : lines[i].replace(/[ \t]+$/, ''));
    }
  }
  return renumber(out).join('\n');
}

export const activate = (api) => api.registerTool({ name: 'md_tidy', description: 'Tidy Markdown', run: ({ text }) => tidy(text) });
