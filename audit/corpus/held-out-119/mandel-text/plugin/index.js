// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const code = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f,
  0x03, 0x02, 0x01, 0x00,
  0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
  0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b,
]);

const ramp = ' .,:;+*%#@';

const palettes = {
  plain: ramp,
  blocks: ' ░▒▓█',
  digits: ' 123456789',
};

function escape(cx, cy, limit) {
  let x = 0;
  let y = 0;
  for (let n = 0; n < limit; n++) {
    const xx = x * x;
    const yy = y * y;
    if (xx + yy > 4) return n;
    y = 2 * x * y + cy;
    x = xx - yy + cx;
  }
  return limit;
}

function draw({ x = -0.6, y = 0, zoom = 1, width = 72, height = 24, limit = 120, palette = 'plain' }) {
  const signs = palettes[palette] ?? ramp;
  const lines = [];
  for (let r = 0; r < height; r++) {
    let line = '';
    for (let c = 0; c < width; c++) {
      const n = escape(x + ((c / width - 0.5) * 3.2) / zoom, y + ((r / height - 0.5) * 2.2) / zoom, limit);
      line += n === limit ? signs.at(-1) : signs[Math.floor((n / limit) * (signs.length - 1))];
    }
    lines.push(line);
  }
  return lines.join('\n');
}

export async function activate(api) {
  const { instance } = await WebAssembly.instantiate(code);
  const { add } = instance.exports;
  let drawn = 0;
  api.registerTool({
    name: 'mandelbrot',
    description: 'Draw a part of the Mandelbrot set',
    run(input) {
      drawn = add(drawn, 1);
      return `${draw(input)}\n#${drawn}`;
    },
  });
}
