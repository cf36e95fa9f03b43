const fs = require('fs');
const path = require('path');

const STATE = '.bundle-diff.json';
const phase = process.argv[2];

function config() {
  const file = path.resolve('bundle-diff.config.js');
  return fs.existsSync(file) ? require(file) : { dir: 'dist', reporters: ['./reporters/table.cjs'] };
}

function sizes(dir) {
  const out = {};
  for (const f of fs.readdirSync(dir, { recursive: true })) {
    const full = path.join(dir, String(f));
    if (fs.statSync(full).isFile()) out[f] = fs.statSync(full).size;
  }
  return out;
}

const { dir, reporters } = config();
if (!fs.existsSync(dir)) process.exit(0);

if (phase === 'before') {
  fs.writeFileSync(STATE, JSON.stringify(sizes(dir)));
} else {
  const old = fs.existsSync(STATE) ? JSON.parse(fs.readFileSync(STATE, 'utf8')) : {};
  const now = sizes(dir);
  for (const name of reporters) {
    require(name)(old, now);
  }
}
