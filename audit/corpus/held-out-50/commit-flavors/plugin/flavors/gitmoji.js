const MARKS = [[/fix|bug/i, '🐛'], [/doc/i, '📝'], [/test/i, '✅'], [/./, '✨']];

export function render(text) {
  const [, mark] = MARKS.find(([re]) => re.test(text)) ?? [null, '✨'];
  return `${mark} ${text.trim().split('\n')[0]}`;
}
