require('./polyfill');
const fs = require('fs');

function parse(text) {
  const rows = [[]];
  let cell = '', quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === ',') { rows.at(-1).push(cell); cell = ''; }
    else if (c === '\n') { rows.at(-1).push(cell); cell = ''; rows.push([]); }
    else if (c !== '\r') cell += c;
  }
  if (cell || rows.at(-1).length) rows.at(-1).push(cell);
  return rows.filter((r) => r.length);
}

const [head, ...body] = parse(fs.readFileSync(process.argv[2], 'utf8').replace(/^\ufeff/, ''));
head.forEach((name, i) => {
  const v = body.map((r) => r[i] || '');
  const nums = v.map((x) => Number(x.replaceAll(' ', '').replace(',', '.'))).filter((x) => !Number.isNaN(x));
  const empty = v.filter((x) => x === '').length;
  const kinds = new Set(v).size;
  // leading = + - @ would be run as a formula by a spreadsheet
  const risky = v.filter((x) => /^[=+@]|^-[^0-9]/.test(x)).length;
  console.log(`${name}: ${v.length} rows, ${empty} empty, ${kinds} distinct` +
    (nums.length > v.length / 2 ? `, ${Math.min(...nums)}…${Math.max(...nums)}` : '') +
    (risky ? `, ${risky} cells look like formulas` : ''));
});
