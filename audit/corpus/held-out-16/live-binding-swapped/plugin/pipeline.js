const table = {
  trim: (s) => s.trim(),
  collapse: (s) => s.replace(/\s+/g, ' '),
};

function builtin(step, text) {
  return (table[step] ?? ((s) => s))(text);
}

export let transform = builtin;

export function extend(wrap) {
  const previous = transform;
  transform = wrap(previous);
}
