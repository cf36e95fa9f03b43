// A rough reading of a pattern: groups with their quantifiers. No matching is done, so this cannot hang on what it looks for.

const parse = (source) => {
  const root = { parts: [], alternatives: [[]] };
  const stack = [root];
  let i = 0;
  const top = () => stack[stack.length - 1];
  const push = (node) => top().alternatives[top().alternatives.length - 1].push(node);
  const quantifier = () => {
    const match = /^(?:[*+?]|\{(\d+)(,(\d*))?\})[?+]?/.exec(source.slice(i));
    if (!match) return { many: false };
    i += match[0].length;
    const open = match[0][0] === '*' || match[0][0] === '+' || (match[2] !== undefined && (match[3] === '' || Number(match[3]) > 20));
    return { many: open };
  };
  while (i < source.length) {
    const char = source[i];
    if (char === '(') {
      const kind = /^\((?:\?(?:[:=!>]|<[=!]|<\w+>|P<\w+>))?/.exec(source.slice(i))[0];
      i += kind.length;
      stack.push({ type: 'group', look: /[=!]$/.test(kind), atomic: kind.endsWith('>') && kind === '(?>', alternatives: [[]] });
    } else if (char === ')') {
      i += 1;
      if (stack.length === 1) return root;
      const group = stack.pop();
      push(Object.assign(group, quantifier()));
    } else if (char === '|') {
      i += 1;
      top().alternatives.push([]);
    } else {
      let text = char;
      if (char === '\\') text = source.slice(i, i + 2);
      else if (char === '[') text = /^\[\^?\]?(?:\\.|[^\]\\])*\]/.exec(source.slice(i))?.[0] ?? char;
      i += text.length;
      push({ type: 'atom', text, ...quantifier() });
    }
  }
  return root;
};

const set = (text) => {
  if (text === '.') return 'any';
  if (/^\\[wdsWDS]$/.test(text)) return text;
  return text;
};

const overlaps = (a, b) => {
  const [x, y] = [set(a), set(b)];
  if (x === 'any' || y === 'any' || x === y) return true;
  const words = ['\\w', '\\d'];
  return words.includes(x) && words.includes(y);
};

function* walk(node, inside) {
  for (const sequence of node.alternatives) {
    for (const [index, part] of sequence.entries()) {
      if (part.type === 'group') {
        if (part.many && !part.atomic) {
          const lone = part.alternatives.find((inner) => inner.filter((one) => one.many).length === 1 && inner.every((one) => one.many));
          if (lone) yield 'a repeated group around a repetition, as in (a+)+';
          const firsts = part.alternatives.map((inner) => inner[0]).filter((one) => one?.type === 'atom');
          for (let i = 0; i < firsts.length; i += 1) {
            for (let j = i + 1; j < firsts.length; j += 1) {
              if (overlaps(firsts[i].text, firsts[j].text)) {
                yield 'a repeated group whose alternatives begin alike, as in (a|a)*';
                i = firsts.length;
                break;
              }
            }
          }
        }
        yield* walk(part, inside || part.many);
      } else if (part.many) {
        const next = sequence[index + 1];
        if (next?.type === 'atom' && next.many && overlaps(part.text, next.text)) yield 'two repetitions of the same thing next to each other, as in \\s*\\s*';
      }
    }
  }
}

export const risks = (source) => [...new Set(walk(parse(source), false))];
