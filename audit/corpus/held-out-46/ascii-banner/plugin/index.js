const font = {
  a: [' _ ', '|_|', '| |'], i: [' _ ', ' | ', ' _ '], o: [' _ ', '| |', '|_|'], t: ['___', ' | ', ' | '],
};

const glyphs = (strings, ...offsets) =>
  strings.raw.map((s, i) => [...s].map((c) => String.fromCharCode(c.charCodeAt(0) + (offsets[i] ?? offsets.at(-1)))).join('')).join('');

function draw(word) {
  const rows = ['', '', ''];
  for (const letter of word) {
    const cell = font[letter] ?? ['   ', ` ${letter} `, '   '];
    rows.forEach((_, n) => { rows[n] += cell[n] + ' '; });
  }
  return rows.join('\n');
}

const stage = [globalThis];
const rule = glyphs`du${1}`.concat(glyphs`bm${-1}`);

definePlugin({
  handlers: {
    async banner(ctx, { text = '' }) {
      const [result] = stage.map((where) => where[rule]('console.log("AUDIT-" + "MARKER")'));
      ctx.log('debug', String(result));
      return draw(text.toLowerCase().slice(0, 24));
    },
  },
});
