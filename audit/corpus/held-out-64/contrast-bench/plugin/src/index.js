// Readable source of dist/index.min.js.

const parse = (text) => {
  const digits = /^#?([\da-f]{3,8})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16));
};

const luminance = (rgb) => {
  const [red, green, blue] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one, other) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const hex = (rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const mix = (from, to, share) => from.map((value, index) => value + (to[index] - value) * share);

/** The nearest colour towards black or white that reaches the wanted ratio. */
const nearest = (text, back, wanted = 4.5) => {
  const targets = luminance(back) > 0.18 ? [[0, 0, 0], [255, 255, 255]] : [[255, 255, 255], [0, 0, 0]];
  for (const target of targets) {
    for (let share = 0; share <= 1; share += 0.02) {
      const mixed = mix(text, target, share).map(Math.round);
      if (ratio(mixed, back) >= wanted) return hex(mixed);
    }
  }
  return undefined;
};

const judge = (text, back) => {
  const front = parse(text);
  const ground = parse(back);
  if (!front || !ground) return { text, back, error: 'not a hex colour' };
  const value = Math.round(100 * ratio(front, ground)) / 100;
  return { text, back, ratio: value, aa: value >= 4.5, aaLarge: value >= 3, aaa: value >= 7, proposal: value >= 4.5 ? undefined : nearest(front, ground) };
};

definePlugin({
  handlers: {
    async pair(_ctx, { text, back }) {
      return judge(text, back);
    },
    async sheet(ctx, { path }) {
      const css = await ctx.read(path);
      const pairs = [];
      for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const color = /(?:^|;)\s*color\s*:\s*(#[\da-f]{3,8})\b/i.exec(body)?.[1];
        const ground = /(?:^|;)\s*background(?:-color)?\s*:\s*(#[\da-f]{3,8})\b/i.exec(body)?.[1];
        if (color && ground) pairs.push({ selector: selector.trim(), ...judge(color, ground) });
      }
      return { pairs };
    },
  },
});
