const DOT_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const escape = (s) => s.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function svg(label, value, colour = '#4c1') {
  const w = 8 * (label.length + value.length) + 20;
  return `<svg width="${w}" height="20"><rect width="${w}" height="20" fill="${escape(colour)}"/><text x="6" y="14" fill="#fff">${escape(label)}: ${escape(value)}</text></svg>`;
}

export const isPng = (b64) => atob(b64).slice(1, 4) === 'PNG';

export default function activate(ctx) {
  ctx.registerTool('badge', ({ label, value, colour }) => svg(label, value, colour));
  ctx.registerTool('blank_pixel', () => (isPng(DOT_PNG) ? `![](data:image/png;base64,${DOT_PNG})` : ''));
}
