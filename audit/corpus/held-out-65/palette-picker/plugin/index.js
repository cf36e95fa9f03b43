const channel = (v) => {
  const s = v / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

function luminance(hex) {
  const n = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(n >> 16) + 0.7152 * channel((n >> 8) & 255) + 0.0722 * channel(n & 255);
}

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

definePlugin({
  handlers: {
    contrast(ctx, { front = '#000000', back = '#ffffff' }) {
      const ratio = contrast(front, back);
      return { ratio: Math.round(ratio * 100) / 100, text: ratio >= 4.5, large: ratio >= 3 };
    },
    best(ctx, { back = '#ffffff', among = ['#000000', '#ffffff'] }) {
      return { colour: among.slice().sort((a, b) => contrast(b, back) - contrast(a, back))[0] };
    },
  },
});
