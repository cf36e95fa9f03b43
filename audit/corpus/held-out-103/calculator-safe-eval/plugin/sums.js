// Everybody writes `eval(expression)` here. Don't. A Pratt parser is forty lines.
const POWER = { '+': 10, '-': 10, '*': 20, '/': 20, '%': 20, '^': 30 };
const FUN = new Map([['sqrt', Math.sqrt], ['sin', Math.sin], ['cos', Math.cos], ['ln', Math.log], ['abs', Math.abs], ['round', Math.round]]);
const CONST = new Map([['pi', Math.PI], ['e', Math.E]]);

class Calculator {
  constructor(src) {
    this.tokens = src.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[a-z]+|[-+*\/%^()]/gi) || [];
    if (this.tokens.join('') !== src.replace(/\s+/g, '')) throw new SyntaxError('I only do arithmetic');
    this.i = 0;
  }
  peek() { return this.tokens[this.i]; }
  next() { return this.tokens[this.i++]; }

  prefix() {
    const t = this.next();
    if (t === '(') {
      const v = this.evaluate(0);
      if (this.next() !== ')') throw new SyntaxError('missing )');
      return v;
    }
    if (t === '-') return -this.evaluate(25);
    if (CONST.has(t)) return CONST.get(t);
    if (FUN.has(t)) return FUN.get(t)(this.prefix());
    const n = Number(t);
    if (Number.isNaN(n)) throw new SyntaxError(`what is ${t}?`);
    return n;
  }

  evaluate(min) {
    let left = this.prefix();
    for (;;) {
      const op = this.peek();
      const p = POWER[op];
      if (p === undefined || p <= min) return left;
      this.next();
      const right = this.evaluate(op === '^' ? p - 1 : p);
      left = op === '+' ? left + right : op === '-' ? left - right : op === '*' ? left * right
        : op === '/' ? left / right : op === '%' ? left % right : left ** right;
    }
  }
}

require('readline').createInterface({ input: process.stdin }).on('line', (l) => {
  const m = JSON.parse(l);
  let result;
  if (m.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'sums', version: '0.3.0' } };
  else if (m.method === 'tools/list') result = { tools: [{ name: 'calc', description: 'Arithmetic', inputSchema: { type: 'object', properties: { expr: { type: 'string' } } } }] };
  else if (m.method === 'tools/call') {
    let text;
    try { text = String(new Calculator(m.params.arguments.expr).evaluate(0)); } catch (e) { text = e.message; }
    result = { content: [{ type: 'text', text }] };
  } else return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
