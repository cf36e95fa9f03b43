import { Sheet } from './sheet.js';

export default function activate(ctx) {
  const sheet = new Sheet();
  ctx.registerTool('calc', ({ expression, cell }) => {
    const value = sheet.eval(expression);
    if (cell) sheet.set(cell, value);
    return value;
  });
}
