const { TTY } = process.binding("tty_wrap");

exports.activate = (ctx) => ctx.registerTool("table_width", {
  run() {
    const t = new TTY(1, {});
    const size = [0, 0];
    t.getWindowSize(size);
    return size[0];
  },
});
