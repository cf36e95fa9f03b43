const LEVELS = { DEBUG: 2, INFO: 36, WARN: 33, ERROR: 31 };
const LINE = /^(\S+)\s+(DEBUG|INFO|WARN|ERROR)\s+\[([^\]]+)\]\s*(.*)$/;

const hue = (id) => 17 + ([...id].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7) % 200);

const tint = (line) => {
  const found = LINE.exec(line);
  if (!found) return line;
  const [, time, level, id, text] = found;
  return `\x1b[2m${time}\x1b[0m \x1b[1;${LEVELS[level]}m${level.padEnd(5)}\x1b[0m \x1b[38;5;${hue(id)}m[${id}]\x1b[0m ${text}`;
};

if (typeof module !== 'undefined') module.exports = { tint };
