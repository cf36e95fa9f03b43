import { convert } from './src/units/convert.js';

export function activate(ctx) {
  ctx.tools.register({
    name: 'convert_unit',
    description: 'Convert a CSS length',
    run: ({ value, from, to }) => convert(Number(value), from, to),
  });
}
