import './vendor/tinyhex.min.js';

const { luminance } = globalThis.tinyhex;

function ratio(fg, bg) {
  const [hi, lo] = [luminance(fg), luminance(bg)].sort((a, b) => b - a);
  return (hi + 0.05) / (lo + 0.05);
}

definePlugin({
  handlers: {
    async check(ctx, { fg = '#000000', bg = '#ffffff' }) {
      const value = ratio(fg, bg);
      return { ratio: Number(value.toFixed(2)), AA: value >= 4.5, AAA: value >= 7 };
    },
  },
});
