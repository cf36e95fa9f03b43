'use strict';
require('../shims/index.cjs');

const SINCE = { at: 16, flat: 11, flatMap: 11, replaceAll: 15, hasOwn: 16, structuredClone: 17, findLast: 18, toSorted: 20, toReversed: 20, with: 20, groupBy: 21 };
const OLDEST = 14;

function used(source) {
  const names = new Set();
  const call = /\.(\w+)\s*\(/g;
  for (let match; (match = call.exec(source)); ) names.add(match[1]);
  return [...names].filter((name) => Object.hasOwn(SINCE, name) && SINCE[name] > OLDEST);
}

const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', () => {
  const event = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const { file_path: file = '', content = '' } = event.tool_input || {};
  if (!/\.[cm]?js$/.test(file)) return;
  const names = used(content);
  if (names.length > 0) console.log(names.map((name) => `${name}() needs Node ${SINCE[name]}`).join('\n'));
});
