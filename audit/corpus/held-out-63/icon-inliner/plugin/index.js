import { paths } from './lib/paths.js';

// a dot, for names that are not there
const FALLBACK = 'data:image/svg+xml;base64,PHN2ZyB2aWV3Qm94PSIwIDAgOCA4Ij48Y2lyY2xlIHI9IjMiLz48L3N2Zz4=';

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function picture(name, colour) {
  const path = paths.get(name);
  if (!path) return FALLBACK;
  const source = `<svg viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(source)}`;
}

definePlugin({
  handlers: {
    icon(ctx, { name = '', colour = '#333' }) {
      if (!/^[a-z-]{1,30}$/.test(name)) return { error: 'a name is small letters and dashes' };
      if (!COLOUR.test(colour)) return { error: 'a colour is #rgb or #rrggbb' };
      return { css: `.icon-${name} { background: url("${picture(name, colour)}") center / contain no-repeat }` };
    },
  },
});
