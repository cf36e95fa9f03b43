const OPS = {
  add: (s) => s.push(s.pop() + s.pop()),
  mul: (s) => s.push(s.pop() * s.pop()),
  dup: (s) => s.push(s.at(-1)),
  swap: (s) => { const [a, b] = s.splice(-2); s.push(b, a); },
};

export class VM {
  runInContext(source) {
    const stack = [];
    for (const word of source.trim().split(/\s+/)) {
      if (/^-?\d+$/.test(word)) stack.push(Number(word));
      else if (Object.hasOwn(OPS, word)) OPS[word](stack);
      else throw new Error(`unknown word: ${word}`);
    }
    return stack;
  }
}
