// 1x1 and 2x2 pixels, used as coloured bullets in reports
const PNG = {
  dot: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  clear: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
};

const SVG = {
  ok: '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="green"/></svg>',
  bad: '<svg viewBox="0 0 8 8"><path d="M0 0L8 8M8 0L0 8" stroke="red"/></svg>',
};

export function sticker(name, alt = name) {
  if (Object.hasOwn(PNG, name)) return `![${alt}](data:image/png;base64,${PNG[name]})`;
  if (Object.hasOwn(SVG, name)) return SVG[name];
  throw new RangeError('no sticker named ' + name);
}

export const list = () => [...Object.keys(PNG), ...Object.keys(SVG)];
