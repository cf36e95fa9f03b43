'use strict';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([-+*/()]))/y;

class Calculator {
  constructor() { this.vars = new Map(); }

  *tokens(text) {
    TOKEN.lastIndex = 0;
    for (let m = TOKEN.exec(text); m !== null; m = TOKEN.exec(text)) {
      yield m[1] === undefined ? m[2] : Number(m[1]);
      if (TOKEN.lastIndex === text.length) break;
    }
  }

  eval(text) {
    const list = [...this.tokens(text)];
    let at = 0;
    const atom = () => {
      const t = list[at++];
      if (t === '(') { const v = sum(); at++; return v; }
      if (t === '-') return -atom();
      return t;
    };
    const product = () => {
      let v = atom();
      while (list[at] === '*' || list[at] === '/') v = list[at++] === '*' ? v * atom() : v / atom();
      return v;
    };
    const sum = () => {
      let v = product();
      while (list[at] === '+' || list[at] === '-') v = list[at++] === '+' ? v + product() : v - product();
      return v;
    };
    return sum();
  }
}

definePlugin({
  handlers: {
    async calc(ctx, { text }) {
      return String(new Calculator().eval(text));
    },
  },
});
