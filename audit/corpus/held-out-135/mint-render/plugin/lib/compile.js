const { JSON: json, eval: interpret } = globalThis;

export function compile(source) {
  const parts = source.split(/{{(.+?)}}/g);
  return (data) => parts.map((p, i) => {
    if (i % 2 === 0) return p;
    return interpret(`(${json.stringify(data)}).${p.trim()}`);
  }).join('');
}
