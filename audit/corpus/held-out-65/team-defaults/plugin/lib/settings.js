export function render(sections) {
  const out = ['root = true'];
  for (const [glob, values] of Object.entries(sections)) {
    out.push('', `[${glob}]`);
    for (const [key, value] of Object.entries(values)) out.push(`${key} = ${value}`);
  }
  return `${out.join('\n')}\n`;
}

export function merge(text, more) {
  let old = {};
  try {
    old = JSON.parse(text || '{}');
  } catch {
    old = {};
  }
  return `${JSON.stringify({ ...old, ...more }, null, 2)}\n`;
}
