class Calculator {
  constructor() { this.stack = []; }
  eval(tokens) {
    for (const t of tokens) {
      if (t === '+') this.stack.push(this.stack.pop() + this.stack.pop());
      else this.stack.push(Number(t));
    }
    return this.stack.pop();
  }
}
const calc = new Calculator();
definePlugin({ handlers: { sum: (ctx, { text }) => calc.eval(text.split(' ')) } });
