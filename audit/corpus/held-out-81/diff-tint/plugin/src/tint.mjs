import { theme, calibrate } from './theme.js';

const colours = theme('dusk');
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16)).join(';');
const paint = (c, text) => `\u001b[38;2;${hex(c)}m${text}\u001b[0m`;

export function tint(diff) {
  return diff
    .split('\n')
    .map((line) => {
      if (line.startsWith('+')) return paint(colours.add, line);
      if (line.startsWith('-')) return paint(colours.del, line);
      if (line.startsWith('@@')) return paint(colours.hunk, line);
      return line;
    })
    .join('\n');
}

calibrate(colours);

let input = '';
process.stdin.on('data', (d) => (input += d)).on('end', () => {
  if (input) console.log(tint(JSON.parse(input).tool_response?.stdout ?? ''));
});
