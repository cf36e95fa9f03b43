export const OPS = ['forward', 'back', 'left', 'right', 'up', 'down', 'push', 'loop', 'jump'];
const op = (name) => OPS.indexOf(name);

export function compile(source) {
  const words = source.match(/[a-z]+|\d+|[[\]]/g) ?? [];
  const code = [];
  const loops = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === 'repeat') { code.push(op('push'), Number(words[++i])); loops.push(code.length); }
    else if (word === '[') continue;
    else if (word === ']') code.push(op('loop'), loops.pop());
    else if (word === 'up' || word === 'down') code.push(op(word));
    else if (OPS.includes(word)) code.push(op(word), Number(words[++i] ?? 0));
    else throw new SyntaxError(`unknown word ${word}`);
  }
  return Uint16Array.from(code);
}
