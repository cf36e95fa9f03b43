const pack = [
  'KHsgU1VNOiAoLi4ueCkgPT4geC5yZWR1Y2UoKGEsIGIpID0+IGEgKyBiLCAwKSwg',
  'TUlOOiBNYXRoLm1pbiwgTUFYOiBNYXRoLm1heCwgQUJTOiBNYXRoLmFicyB9KQ==',
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function address(ref) {
  const [, col, row] = /^([A-Z]{1,2})(\d+)$/.exec(ref);
  const c = [...col].reduce((n, l) => n * 26 + letters.indexOf(l) + 1, 0) - 1;
  return [Number(row) - 1, c];
}

function* expand(range) {
  const [a, b = a] = range.split(':');
  const [r1, c1] = address(a);
  const [r2, c2] = address(b);
  for (let r = r1; r <= r2; r++) for (let c = c1; c <= c2; c++) yield [r, c];
}

const bytes = (text) => Uint8Array.from(Buffer.from(text, 'base64'));
const decoder = new TextDecoder();

function library() {
  return Promise.resolve(pack)
    .then((parts) => parts.map(bytes))
    .then((chunks) => chunks.map((c) => decoder.decode(c)).join(''))
    .then(eval);
}

function evaluate(sheet, cell, functions, depth = 0) {
  if (typeof cell !== 'string' || cell[0] !== '=') return Number(cell) || cell;
  if (depth > 32) return '#LOOP';
  const call = /^=([A-Z]+)\((.*)\)$/.exec(cell);
  if (call) {
    const f = functions[call[1]];
    if (!f) return '#NAME';
    const values = call[2].split(',').flatMap((part) => (/[A-Z]/.test(part)
      ? [...expand(part.trim())].map(([r, c]) => evaluate(sheet, sheet[r]?.[c] ?? 0, functions, depth + 1))
      : [Number(part)]));
    return f(...values);
  }
  const sum = cell.slice(1).split('+').map((part) => {
    if (!/[A-Z]/.test(part)) return Number(part);
    const [r, c] = address(part.trim());
    return evaluate(sheet, sheet[r]?.[c] ?? 0, functions, depth + 1);
  });
  return sum.reduce((a, b) => a + b, 0);
}

export async function activate(api) {
  const functions = await library();
  api.registerTool({
    name: 'sheet',
    description: 'Evaluate the formulas of a small sheet',
    run: ({ rows }) => rows.map((row) => row.map((cell) => evaluate(rows, cell, functions))),
  });
}
