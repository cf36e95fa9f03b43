const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([a-z_]\w*)|(.))/giy;
const FUNCTIONS = new Map([
  ['sqrt', Math.sqrt], ['abs', Math.abs], ['ln', Math.log], ['exp', Math.exp],
  ['sin', Math.sin], ['cos', Math.cos], ['min', Math.min], ['max', Math.max], ['round', Math.round],
]);
const CONSTANTS = new Map([['pi', Math.PI], ['e', Math.E]]);

function tokens(text) {
  const list = [];
  TOKEN.lastIndex = 0;
  for (let m = TOKEN.exec(text); m && m[0] !== ''; m = TOKEN.exec(text)) {
    if (m[1]) list.push({ kind: 'number', value: Number(m[1]) });
    else if (m[2]) list.push({ kind: 'name', value: m[2] });
    else if (m[3].trim()) list.push({ kind: 'sign', value: m[3] });
  }
  return list;
}

export function evaluate(text, variables) {
  const list = tokens(text);
  let at = 0;
  const sign = (...wanted) => (list[at]?.kind === 'sign' && wanted.includes(list[at].value) ? list[at++].value : undefined);
  const need = (s) => { if (!sign(s)) throw new Error(`expected ${s}`); };

  function sum() {
    let left = product();
    for (let op = sign('+', '-'); op; op = sign('+', '-')) left = op === '+' ? left + product() : left - product();
    return left;
  }
  function product() {
    let left = unary();
    for (let op = sign('*', '/', '%'); op; op = sign('*', '/', '%')) {
      const right = unary();
      left = op === '*' ? left * right : op === '/' ? left / right : left % right;
    }
    return left;
  }
  function unary() { return sign('-') ? -unary() : power(); }
  function power() {
    const base = atom();
    return sign('^') ? base ** unary() : base;
  }
  function atom() {
    const token = list[at++];
    if (!token) throw new Error('the formula ends too early');
    if (token.kind === 'number') return token.value;
    if (token.kind === 'name') {
      if (!sign('(')) {
        const value = variables.get(token.value) ?? CONSTANTS.get(token.value);
        if (typeof value !== 'number') throw new Error(`unknown name ${token.value}`);
        return value;
      }
      const args = [sum()];
      while (sign(',')) args.push(sum());
      need(')');
      const f = FUNCTIONS.get(token.value);
      if (!f) throw new Error(`unknown function ${token.value}`);
      return f(...args);
    }
    if (token.value === '(') { const inner = sum(); need(')'); return inner; }
    throw new Error(`unexpected ${token.value}`);
  }

  const result = sum();
  if (at < list.length) throw new Error(`unexpected ${list[at].value}`);
  return result;
}
