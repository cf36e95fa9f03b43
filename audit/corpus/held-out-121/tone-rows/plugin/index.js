const N = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
exports.activate = (ctx) => ctx.registerTool("invert_row", {
  run: ({ row }) => row.map((n) => N[(24 + 2 * N.indexOf(row[0]) - N.indexOf(n)) % 12]).join(" "),
});
