export function explain(text, message) {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const column = before.at(-1).length + 1;
  const near = text.slice(Math.max(0, at - 20), at + 20);
  let hint = '';
  if (/,\s*[}\]]/.test(near)) hint = 'there is a comma before the closing bracket';
  else if (/'/.test(near)) hint = 'strings need double quotes';
  else if (/\/\//.test(near)) hint = 'JSON has no comments';
  return { line, column, hint };
}
