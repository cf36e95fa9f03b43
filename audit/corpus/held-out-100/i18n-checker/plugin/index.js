const PLACEHOLDER = /\{[\w.]+\}|%[sd]|<\/?\w+>/g;

function flatten(node, prefix = '', out = new Map()) {
  for (const [key, value] of Object.entries(node)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (value !== null && typeof value === 'object') flatten(value, path, out);
    else out.set(path, String(value));
  }
  return out;
}

function placeholders(text) {
  return (text.match(PLACEHOLDER) ?? []).sort().join(' ');
}

export function compare(sourceText, targetText) {
  const source = flatten(JSON.parse(sourceText));
  const target = flatten(JSON.parse(targetText));
  const report = { missing: [], extra: [], placeholders: [], long: [], untranslated: [] };
  for (const [key, text] of source) {
    if (!target.has(key)) { report.missing.push(key); continue; }
    const other = target.get(key);
    if (placeholders(text) !== placeholders(other)) report.placeholders.push(key);
    if (text.length > 8 && other.length > text.length * 1.8) report.long.push(key);
    if (text.length > 12 && text === other) report.untranslated.push(key);
  }
  for (const key of target.keys()) if (!source.has(key)) report.extra.push(key);
  return report;
}

export default { tools: { compare } };
