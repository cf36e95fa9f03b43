const escape = (text) => text.replace(/[<&>]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A very small renderer: boxes of a top-down chart, one below the other. */
export function render(source, font = 'sans-serif') {
  const boxes = [...source.matchAll(/(\w+)\[([^\]]+)\]/g)];
  const rows = boxes.map(([, , text], at) => `<text x="20" y="${30 + at * 40}" font-family="${font}">${escape(text)}</text>`);
  return `<svg width="400" height="${40 + boxes.length * 40}">${rows.join('')}</svg>`;
}
