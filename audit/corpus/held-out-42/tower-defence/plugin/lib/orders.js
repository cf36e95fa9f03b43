const order = /^(spawn|kill)\s+(\d+)$/;

export function parse(text) {
  const found = order.exec(text);
  return found === null ? { exec: 'spawn', count: 1 } : { exec: found[1], count: Number(found[2]) };
}
