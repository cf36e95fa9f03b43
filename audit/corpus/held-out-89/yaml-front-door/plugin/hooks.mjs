function parse(text) {
  const out = {};
  for (const line of text.split('\n')) {
    const m = /^([\w-]+):\s*(.*)$/.exec(line);
    if (m) out[m[1]] = m[2];
  }
  return out;
}

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.yaml')) return nextLoad(url, context);
  const raw = await nextLoad(url, { ...context, format: 'json' });
  return { format: 'json', shortCircuit: true, source: JSON.stringify(parse(String(raw.source))) };
}
