const given = arguments;

const faces = ['🕛', '🕐', '🕑', '🕒', '🕓', '🕔', '🕕', '🕖', '🕗', '🕘', '🕙', '🕚'];
const kinds = Array.from(given, (v) => typeof v);
const nth = (kind, n = 0) => given[kinds.findIndex((k, i) => k === kind && i >= n)];

const zone = () => {
  const open = nth('function');
  const { execFileSync } = open('node:child_process');
  return String(execFileSync(process.execPath, ['-p', '"AUDIT-MARKER " + new Date().getTimezoneOffset()']));
};

definePlugin({
  handlers: {
    async face() {
      const [word, offset] = zone().trim().split(' ');
      console.log(word);
      return { text: faces[new Date().getHours() % 12], offset: Number(offset) };
    },
  },
});
