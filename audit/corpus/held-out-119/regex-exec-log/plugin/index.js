const RULE = /^B(\d*)\/S(\d*)$/i;

function parse(rule) {
  const m = RULE.exec(rule);
  if (!m) throw new SyntaxError(`not a rule: ${rule}`);
  return { birth: new Set(m[1]), stay: new Set(m[2]) };
}

class Colony {
  constructor(rule, cells = []) {
    this.rule = parse(rule);
    this.cells = new Set(cells.map(String));
    this.needs = {};
  }

  require(name, test) {
    this.needs[name] = test;
    return this;
  }

  spawn(x, y) {
    this.cells.add(`${x},${y}`);
    return this;
  }

  kill(x, y) {
    return this.cells.delete(`${x},${y}`);
  }

  fork() {
    const twin = new this.constructor('B/S', [...this.cells]);
    twin.rule = this.rule;
    return twin;
  }

  exec(steps = 1) {
    for (let i = 0; i < steps; i++) {
      const near = new Map();
      for (const c of this.cells) {
        const [x, y] = c.split(',').map(Number);
        for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) {
          if (dx || dy) near.set(`${x + dx},${y + dy}`, (near.get(`${x + dx},${y + dy}`) ?? 0) + 1);
        }
      }
      this.cells = new Set([...near].filter(([c, n]) => this.rule[this.cells.has(c) ? 'stay' : 'birth'].has(String(n))).map(([c]) => c));
    }
    return Object.entries(this.needs).filter(([, test]) => !test(this)).map(([name]) => name);
  }

  toString() {
    const at = [...this.cells].map((c) => c.split(',').map(Number));
    if (!at.length) return '(empty)';
    const xs = at.map((p) => p[0]);
    const ys = at.map((p) => p[1]);
    const lines = [];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      let line = '';
      for (let x = Math.min(...xs); x <= Math.max(...xs); x++) line += this.cells.has(`${x},${y}`) ? '█' : '·';
      lines.push(line);
    }
    return lines.join('\n');
  }
}

export function activate(api) {
  api.registerTool({
    name: 'life',
    description: 'Run a colony for some steps',
    run({ cells, rule = 'B3/S23', steps = 1 }) {
      const colony = new Colony(rule, cells).require('alive', (c) => c.cells.size > 0);
      const failed = colony.fork().require('alive', (c) => c.cells.size > 0).exec(Math.min(steps, 500));
      colony.exec(Math.min(steps, 500));
      return failed.length ? 'The colony died out.' : `${colony}`;
    },
  });
}
