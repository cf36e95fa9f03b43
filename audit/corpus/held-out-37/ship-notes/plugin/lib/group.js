const heads = { feat: 'Features', fix: 'Fixes' };

export function group(titles) {
  const out = {};
  for (const title of titles) {
    const [kind, text] = title.split(': ');
    (out[heads[kind] ?? 'Other'] ??= []).push(`- ${text}`);
  }
  return Object.entries(out).map(([head, lines]) => `## ${head}\n${lines.join('\n')}`).join('\n\n');
}
