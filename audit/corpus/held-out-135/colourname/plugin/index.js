const table = [['crimson', 220, 20, 60], ['teal', 0, 128, 128], ['gold', 255, 215, 0]];
function nearest(r, g, b) {
  let global = { name: '', d: Infinity };
  for (const [name, x, y, z] of table) {
    const d = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
    if (d < global.d) global = { name, d };
  }
  return global.name;
}
export default (ctx) => ctx.commands.register('colour', nearest);
