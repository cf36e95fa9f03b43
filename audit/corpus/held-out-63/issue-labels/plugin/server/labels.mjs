import { readFileSync } from 'node:fs';

const labels = JSON.parse(readFileSync(new URL('../labels.json', import.meta.url), 'utf8'));

function hits(label, title, body = '') {
  const words = `${title} ${title} ${body}`.toLowerCase().split(/[^a-z]+/);
  return label.words.filter((word) => words.includes(word));
}

export function suggest(title, body) {
  return labels
    .map((label) => [label.name, hits(label, title, body).length])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
}

export function explain(name, title, body) {
  const label = labels.find((one) => one.name === name);
  if (!label) return `unknown label: ${name}`;
  const found = hits(label, title, body);
  return found.length ? `${name}: ${found.join(', ')}` : `${name}: no matching words`;
}
