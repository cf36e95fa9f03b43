const SEPARATORS = [',', ';', '\t', '|'];

function guess(line) {
  return SEPARATORS.map((mark) => [line.split(mark).length, mark]).sort((a, b) => b[0] - a[0])[0][1];
}

<<<<<<< HEAD
function cells(line, mark) {
  return line.split(mark).map((cell) => cell.replace(/^"|"$/g, ''));
=======
function cells(line, mark = ',') {
  return line.match(new RegExp(`("[^"]*"|[^${mark}]*)(${mark}|$)`, 'g'));
>>>>>>> quoted-cells
}

definePlugin({
  handlers: {
    async repair(ctx, { path }) {
      const lines = (await ctx.read(path)).split('\n');
      const mark = guess(lines[0]);
      return lines.map((line) => cells(line, mark));
    },
  },
});
