export const OPS = Object.freeze({ push: 1, add: 2, sub: 3, mul: 4, load: 5, store: 6, jnz: 7, print: 8, halt: 0 });
const WITH_ARGUMENT = new Set([OPS.push, OPS.load, OPS.store, OPS.jnz]);
const NAMES = new Map(Object.entries(OPS).map(([name, op]) => [op, name]));

export function assemble(text) {
  const labels = new Map(), code = [], open = [];
  for (const word of text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean)) {
    if (word.endsWith(':')) labels.set(word.slice(0, -1), code.length);
    else if (Object.hasOwn(OPS, word)) code.push(OPS[word]);
    else if (/^\d+$/.test(word)) code.push(Number(word) & 255);
    else { open.push([code.length, word]); code.push(0); }
  }
  for (const [at, label] of open) {
    if (!labels.has(label)) throw new ReferenceError(`no label ${label}`);
    code[at] = labels.get(label);
  }
  return Uint8Array.from(code);
}

export function disassemble(code) {
  const lines = [];
  for (let pc = 0; pc < code.length; pc++) {
    const op = code[pc];
    const name = NAMES.get(op) ?? `?${op}`;
    lines.push(`${String(pc).padStart(3, '0')} ${name}${WITH_ARGUMENT.has(op) ? ` ${code[++pc]}` : ''}`);
  }
  return lines;
}
