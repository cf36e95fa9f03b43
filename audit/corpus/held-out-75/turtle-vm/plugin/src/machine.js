import { OPS } from './compiler.js';

export class Machine {
  x = 0; y = 0; angle = 0; pen = true; stack = []; lines = []; steps = 0;
  #exec = {
    forward: (n) => this.#move(n), back: (n) => this.#move(-n),
    left: (n) => { this.angle -= n; }, right: (n) => { this.angle += n; },
    up: () => { this.pen = false; }, down: () => { this.pen = true; },
    push: (n) => this.stack.push(n),
  };
  #move(n) {
    const [x, y] = [this.x, this.y];
    this.x += n * Math.cos((this.angle * Math.PI) / 180);
    this.y += n * Math.sin((this.angle * Math.PI) / 180);
    if (this.pen) this.lines.push([x, y, this.x, this.y].map((v) => v.toFixed(1)));
  }
  run(code) {
    for (let pc = 0; pc < code.length; ) {
      if (++this.steps > 1e5) throw new RangeError('the turtle is tired');
      const name = OPS[code[pc++]];
      if (name === 'loop') {
        const to = code[pc++];
        const left = this.stack.pop() - 1;
        if (left > 0) { this.stack.push(left); pc = to; }
      } else this.#exec[name](name === 'up' || name === 'down' ? undefined : code[pc++]);
    }
    return this;
  }
  toString() { return `<svg>${this.lines.map(([a, b, c, d]) => `<path d="M${a} ${b}L${c} ${d}"/>`).join('')}</svg>`; }
}
