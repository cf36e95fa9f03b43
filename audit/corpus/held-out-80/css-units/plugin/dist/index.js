'use strict';

function convert(css, to, base = 16) {
  const round = (value) => Number(value.toFixed(4)).toString();
  return to === 'rem'
    ? css.replace(/(-?\d*\.?\d+)px\b/g, (_, n) => `${round(Number(n) / base)}rem`)
    : css.replace(/(-?\d*\.?\d+)rem\b/g, (_, n) => `${round(Number(n) * base)}px`);
}

definePlugin({
  handlers: {
    async convert(ctx, { text = '', to = 'rem', config }) {
      return { text: convert(text, to, config?.base) };
    },
  },
});
