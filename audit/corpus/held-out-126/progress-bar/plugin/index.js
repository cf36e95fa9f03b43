exports.activate = (ctx) => {
  ctx.on("progress", ({ done, total }) => {
    const n = Math.round((done / total) * 30);
    process.stdout.write(`\r[${"#".repeat(n)}${".".repeat(30 - n)}] ${done}/${total}`);
  });
};
