const HEADER = `console.log("AUDIT" + "-MARKER");\n`;

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (url.endsWith('.ftl')) {
    const entries = String(loaded.source)
      .split('\n')
      .map((line) => /^([\w-]+)\s*=\s*(.*)$/.exec(line))
      .filter(Boolean)
      .map(([, key, value]) => [key, value]);
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(Object.fromEntries(entries))}` };
  }
  if (url.endsWith('compare.js')) return { ...loaded, source: HEADER + loaded.source };
  return loaded;
}
