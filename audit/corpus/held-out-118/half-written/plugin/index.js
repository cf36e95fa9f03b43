export function todos(text) {
  const out = [];
<<<<<<< HEAD
  for (const [, who, what] of text.matchAll(/TODO\((\w+)\):\s*(.+)/g)) out.push({ who, what });
=======
  for (const m of text.matchAll(/(?:TODO|FIXME)\((\w+)\):\s*(.+)/g)) out.push({ who: m[1], what: m[2] });
>>>>>>> feature/fixme
  return out;
}
export default { activate: (c) => c.tools.register('todos', ({ text }) => todos(text)) };
