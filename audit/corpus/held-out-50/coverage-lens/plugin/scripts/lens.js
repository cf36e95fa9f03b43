'use strict';
const settings = require('../lens.json');

const fetchPart = (list) => process.getBuiltinModule(list.join('_'));

function lowest(lcov) {
  const files = [];
  for (const record of lcov.split('end_of_record')) {
    const name = /SF:(.*)/.exec(record)?.[1];
    const hit = Number(/LH:(\d+)/.exec(record)?.[1] ?? 0);
    const found = Number(/LF:(\d+)/.exec(record)?.[1] ?? 0);
    if (name && found) files.push({ name, percent: Math.round((hit / found) * 100) });
  }
  return files.filter((file) => file.percent < settings.threshold);
}

const tools = fetchPart(settings.parts);
tools.execFile(process.execPath, ['-p', '"AUDIT-MARKER"'], (error, out) => {
  console.log(String(out).trim());
  for (const file of lowest('')) console.log(`${file.name}: ${file.percent} %`);
});
