const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a);

class Fraction {
  constructor(n, d = 1n) {
    if (d === 0n) throw new Error('division by zero');
    const g = gcd(n, d) || 1n;
    const sign = d < 0n ? -1n : 1n;
    this.n = (sign * n) / g;
    this.d = (sign * d) / g;
  }

  static parse(text) {
    const [whole, part = ''] = text.split('.');
    return new Fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  }

  toString() { return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`; }
}

const OPERATORS = {
  '+': { level: 1, run: (a, b) => new Fraction(a.n * b.d + b.n * a.d, a.d * b.d) },
  '-': { level: 1, run: (a, b) => new Fraction(a.n * b.d - b.n * a.d, a.d * b.d) },
  '*': { level: 2, run: (a, b) => new Fraction(a.n * b.n, a.d * b.d) },
  '/': { level: 2, run: (a, b) => new Fraction(a.n * b.d, a.d * b.n) },
  '^': { level: 3, right: true, run: power },
};

function power(a, b) {
  if (b.d !== 1n || b.n > 4096n || b.n < -4096n) throw new Error('the exponent must be a small whole number');
  return b.n >= 0n ? new Fraction(a.n ** b.n, a.d ** b.n) : new Fraction(a.d ** -b.n, a.n ** -b.n);
}

export function calculate(source) {
  const tokens = source.match(/\d+(?:\.\d+)?|[-+*/^()]|\S/g) ?? [];
  let at = 0;

  const atom = () => {
    const t = tokens[at++];
    if (t === '-') return OPERATORS['-'].run(new Fraction(0n), climb(2));
    if (t === '(') {
      const inner = climb(1);
      if (tokens[at++] !== ')') throw new Error('")" was expected');
      return inner;
    }
    if (t === undefined || !/^\d/.test(t)) throw new Error(`unexpected ${t ?? 'end'}`);
    return Fraction.parse(t);
  };

  const climb = (level) => {
    let left = atom();
    for (let op; (op = OPERATORS[tokens[at]]) && op.level >= level; ) {
      at++;
      left = op.run(left, climb(op.right ? op.level : op.level + 1));
    }
    return left;
  };

  const result = climb(1);
  if (at < tokens.length) throw new Error(`unexpected ${tokens[at]}`);
  return result.toString();
}
