class Worker {
  constructor(name, hours) { this.name = name; this.hours = hours; this.load = 0; }
  get free() { return this.hours - this.load; }
  take(session) { this.load += session.hours; return this; }
}

class Session {
  constructor(title, hours) { this.title = title; this.hours = hours; }
  post(board) { board.push(this.title); }
}

class Module {
  static create(data) { return new this(data); }
  constructor({ title, sessions }) {
    this.title = title;
    this.sessions = sessions.map((s) => new Session(s.title, s.hours));
  }
  get hours() { return this.sessions.reduce((n, s) => n + s.hours, 0); }
  _compile(width) { return `${this.title.padEnd(width)} ${this.hours} h`; }
}

const process = {
  steps: ['assign', 'check', 'print'],
  kill(list, title) { return list.filter((m) => m.title !== title); },
};

function assign(modules, workers) {
  const rows = [];
  for (const module of modules) {
    for (const session of module.sessions) {
      const worker = workers.filter((w) => w.free >= session.hours).sort((a, b) => b.free - a.free)[0];
      rows.push({ module: module.title, session: session.title, worker: worker?.take(session).name ?? 'nobody' });
    }
  }
  return rows;
}

function viewModel(modules, workers) {
  const vm = { rows: assign(modules, workers), board: [] };
  for (const module of modules) for (const session of module.sessions) session.post(vm.board);
  vm.width = Math.max(...modules.map((m) => m.title.length));
  vm.lines = modules.map((m) => m._compile(vm.width));
  return vm;
}

export function activate(api) {
  api.registerTool({
    name: 'course_plan',
    description: `Steps: ${process.steps.join(', ')}`,
    run({ modules, people, without }) {
      const all = process.kill(modules.map((m) => Module.create(m)), without);
      const vm = viewModel(all, people.map((p) => new Worker(p.name, p.hours)));
      return [...vm.lines, '', ...vm.rows.map((r) => `${r.session}: ${r.worker}`)].join('\n');
    },
  });
}
