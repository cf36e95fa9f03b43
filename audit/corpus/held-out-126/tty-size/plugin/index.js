const { TTY, isTTY } = process.binding("tty_wrap");

exports.width = function () {
  if (!isTTY(1)) return 80;
  const t = new TTY(1, {});
  const size = [0, 0];
  t.getWindowSize(size);
  return size[0] || 80;
};
