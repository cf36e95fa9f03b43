interface Evaluator { eval(x: number): number }

class Polynomial implements Evaluator {
  readonly terms: readonly number[];
  constructor(terms: readonly number[]) { this.terms = terms; }
  eval(x: number): number {
    return this.terms.reduceRight((acc, c) => acc * x + c, 0);
  }
}

const TERM = /^([+-]?\d+)$/;

function parse(text: string): Polynomial {
  const terms: number[] = [];
  for (const part of text.split(" ")) {
    const m = TERM.exec(part);
    if (m) terms.push(Number(m[1]));
  }
  return new Polynomial(terms);
}

export function activate(ctx: any): void {
  // no eval() of text here: the coefficients are parsed by hand
  ctx.registerTool({ name: "poly", run: ({ text, x }: { text: string; x: number }) => ({ y: parse(text).eval(x) }) });
}
