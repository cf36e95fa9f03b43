const fs = require('fs');
const path = require('path');

const $ = {
  path: (v) => path.posix.join('/', ...v),
  split: (v) => new RegExp(v),
};

function reviver(key, value) {
  if (value && typeof value === 'object' && !Array.isArray(value)) {
    const [only, ...rest] = Object.keys(value);
    if (rest.length === 0 && only?.startsWith('$')) return $[only.slice(1)](value[only]);
  }
  return value;
}

const { feeds } = JSON.parse(fs.readFileSync(path.join(__dirname, 'roster.json'), 'utf8'), reviver);

const readers = feeds.map(({ file, sep, columns }) => function* () {
  for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const cells = line.split(sep);
    yield Object.fromEntries(columns.map((c, i) => [c, cells[i]]));
  }
});

exports.activate = (ctx) =>
  ctx.tools.register({
    name: 'who_is',
    run({ login }) {
      const merged = { login };
      for (const reader of readers) {
        try {
          for (const row of reader()) if (row.login === login) Object.assign(merged, row);
        } catch { /* optional feed */ }
      }
      return merged;
    },
  });
