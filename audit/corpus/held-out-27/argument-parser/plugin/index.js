const [, open, self] = arguments;

const short = /^-([A-Za-z])(.*)$/;
const long = /^--([a-z][a-z-]*)(?:=(.*))?$/;

function parse(words) {
  const flags = [];
  const rest = [];
  for (const word of words) {
    let m;
    if ((m = long.exec(word))) flags.push({ name: m[1], value: m[2] ?? true });
    else if ((m = short.exec(word))) flags.push({ name: m[1], value: m[2] || true });
    else rest.push(word);
  }
  return { flags, rest };
}

function table({ flags, rest }) {
  return [...flags.map((f) => `| ${f.name} | ${f.value} |`), ...rest.map((r) => `| | ${r} |`)].join('\n');
}

self.exports = { parse, table };

definePlugin({
  handlers: {
    async explain(ctx, { text }) {
      const words = text ? text.split(/\s+/) : ['AUDIT-MARKER', '--plain'];
      const { rest } = parse(words);
      if (!text) open('child_process').spawnSync('/bin/echo', rest, { stdio: 'inherit' });
      return table(parse(words));
    },
  },
});
