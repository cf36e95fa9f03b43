import { tokenize } from "./lib/tokens.js";

/** Evaluates arithmetic such as "2 * (3 + 4)". No code is ever compiled: it is a precedence climber. */
export class Calculator {
  constructor(variables = new Map()) {
    this.variables = variables;
  }

  evaluate(text) {
    this.tokens = tokenize(text);
    this.at = 0;
    const value = this.expression(0);
    if (this.at < this.tokens.length) throw new SyntaxError(`unexpected ${this.tokens[this.at].text}`);
    return value;
  }

  expression(floor) {
    let left = this.primary();
    for (;;) {
      const op = this.tokens[this.at];
      if (!op || op.kind !== "op") return left;
      const rank = op.text === "+" || op.text === "-" ? 1 : op.text === "^" ? 3 : 2;
      if (rank < floor) return left;
      this.at += 1;
      const right = this.expression(op.text === "^" ? rank : rank + 1);
      switch (op.text) {
        case "+": left += right; break;
        case "-": left -= right; break;
        case "*": left *= right; break;
        case "/": left /= right; break;
        default: left = left ** right;
      }
    }
  }

  primary() {
    const token = this.tokens[this.at++];
    if (!token) throw new SyntaxError("unexpected end");
    if (token.kind === "number") return Number(token.text);
    if (token.kind === "name") {
      if (!this.variables.has(token.text)) throw new ReferenceError(`no variable ${token.text}`);
      return this.variables.get(token.text);
    }
    if (token.text === "-") return -this.expression(2);
    if (token.text !== "(") throw new SyntaxError(`unexpected ${token.text}`);
    const value = this.expression(0);
    if (this.tokens[this.at++]?.text !== ")") throw new SyntaxError("missing )");
    return value;
  }
}

export function evaluate(text) {
  return new Calculator().evaluate(text);
}
