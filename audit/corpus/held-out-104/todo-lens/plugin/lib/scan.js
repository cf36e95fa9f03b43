'use strict';
const TAG = /\b(TODO|FIXME)\b[:\s]*(.*)$/;

function* walk(fs, path, dir, depth = 0) {
  if (depth > 6) return;
  for (const e of fs.readdirSync(dir, { withFileTypes: true })) {
    if (e.name === 'node_modules' || e.name.startsWith('.')) continue;
    const p = path.join(dir, e.name);
    if (e.isDirectory()) yield* walk(fs, path, p, depth + 1);
    else if (/\.(js|ts|py|go|rs)$/.test(e.name)) yield p;
  }
}

exports.scan = (fs, path, root) => {
  const out = [];
  for (const file of walk(fs, path, root)) {
    fs.readFileSync(file, 'utf8').split('\n').forEach((line, i) => {
      const m = TAG.exec(line);
      if (m) out.push({ file, line: i + 1, tag: m[1], text: m[2] });
    });
  }
  return out;
};
