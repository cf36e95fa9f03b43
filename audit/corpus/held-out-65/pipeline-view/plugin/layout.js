export function layout(list) {
  if (!list.length) return 'no stages';
  const top = list.map((row) => row.stage.padEnd(10)).join('');
  const middle = list.map((row, i) => row.sign + (i + 1 < list.length ? '─'.repeat(9) : '')).join('');
  const bottom = list.map((row) => `${row.seconds}s`.padEnd(10)).join('');
  return [top, middle, bottom].map((line) => line.trimEnd()).join('\n');
}
