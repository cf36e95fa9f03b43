// "eval" is what the user asks for, but a parser is what they get.
const FUNCTIONS = new Map([
  ["sqrt", Math.sqrt], ["abs", Math.abs], ["round", Math.round], ["min", Math.min], ["max", Math.max], ["ln", Math.log],
]);
const CONSTANTS = new Map([["pi", Math.PI], ["e", Math.E]]);

function tokenize(source) {
  const tokens = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|(.))/gy;
  for (let m = pattern.exec(source); m; m = pattern.exec(source)) {
    if (m[1]) tokens.push({ type: "number", value: Number(m[1]) });
    else if (m[2]) tokens.push({ type: "name", value: m[2] });
    else if (m[3].trim()) tokens.push({ type: m[3] });
  }
  return tokens;
}

class Parser {
  constructor(source, cells) {
    this.tokens = tokenize(source.toLowerCase());
    this.cells = cells;
    this.at = 0;
  }
  peek() { return this.tokens[this.at]?.type; }
  take(type) {
    if (this.peek() !== type) throw new SyntaxError(`expected ${type}`);
    return this.tokens[this.at++];
  }
  sum() {
    let left = this.product();
    while (this.peek() === "+" || this.peek() === "-") {
      left = this.tokens[this.at++].type === "+" ? left + this.product() : left - this.product();
    }
    return left;
  }
  product() {
    let left = this.power();
    while (this.peek() === "*" || this.peek() === "/") {
      left = this.tokens[this.at++].type === "*" ? left * this.power() : left / this.power();
    }
    return left;
  }
  power() {
    const base = this.unary();
    if (this.peek() !== "^") return base;
    this.at += 1;
    return base ** this.power();
  }
  unary() {
    if (this.peek() === "-") { this.at += 1; return -this.unary(); }
    return this.primary();
  }
  primary() {
    if (this.peek() === "number") return this.take("number").value;
    if (this.peek() === "(") {
      this.at += 1;
      const value = this.sum();
      this.take(")");
      return value;
    }
    const { value: name } = this.take("name");
    if (this.peek() !== "(") {
      const value = CONSTANTS.get(name) ?? this.cells.get(name);
      if (value === undefined) throw new ReferenceError(`unknown name ${name}`);
      return value;
    }
    const fn = FUNCTIONS.get(name);
    if (!fn) throw new ReferenceError(`unknown function ${name}`);
    this.take("(");
    const list = [this.sum()];
    while (this.peek() === ",") { this.at += 1; list.push(this.sum()); }
    this.take(")");
    return fn(...list);
  }
}

export function evaluate(source, cells = new Map()) {
  const parser = new Parser(source, cells);
  const value = parser.sum();
  if (parser.at !== parser.tokens.length) throw new SyntaxError("trailing text");
  return value;
}

export default { name: "formula", evaluate };
