const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/()])/y;
const PRIORITY = { "+": 1, "-": 1, "*": 2, "/": 2 };

export class Calculator {
  compile(text) {
    const out = [];
    const stack = [];
    TOKEN.lastIndex = 0;
    let m;
    while ((m = TOKEN.exec(text))) {
      const t = m[1];
      if (/\d/.test(t)) out.push(Number(t));
      else if (t === "(") stack.push(t);
      else if (t === ")") {
        while (stack.length && stack.at(-1) !== "(") out.push(stack.pop());
        stack.pop();
      } else {
        while (stack.length && PRIORITY[stack.at(-1)] >= PRIORITY[t]) out.push(stack.pop());
        stack.push(t);
      }
    }
    while (stack.length) out.push(stack.pop());
    return out;
  }

  exec(program) {
    const s = [];
    for (const op of program) {
      if (typeof op === "number") s.push(op);
      else {
        const b = s.pop();
        const a = s.pop();
        s.push(op === "+" ? a + b : op === "-" ? a - b : op === "*" ? a * b : a / b);
      }
    }
    return s[0];
  }
}
