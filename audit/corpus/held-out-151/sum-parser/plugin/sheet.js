const TOKEN = /\s*(\d+(?:\.\d+)?|[A-Z]+\d+|[-+*/()])/y;

export class Sheet {
  #cells = new Map();

  set(name, value) {
    this.#cells.set(name, value);
  }

  // No JavaScript is evaluated here: tokens go through a small recursive-descent parser.
  eval(source) {
    const tokens = [];
    TOKEN.lastIndex = 0;
    for (let m; (m = TOKEN.exec(source)); ) tokens.push(m[1]);
    let at = 0;
    const atom = () => {
      const t = tokens[at++];
      if (t === '(') { const v = sum(); at++; return v; }
      if (t === '-') return -atom();
      return /^[A-Z]/.test(t) ? this.#cells.get(t) ?? 0 : Number(t);
    };
    const product = () => {
      let v = atom();
      while (tokens[at] === '*' || tokens[at] === '/') v = tokens[at++] === '*' ? v * atom() : v / atom();
      return v;
    };
    const sum = () => {
      let v = product();
      while (tokens[at] === '+' || tokens[at] === '-') v = tokens[at++] === '+' ? v + product() : v - product();
      return v;
    };
    return sum();
  }
}
