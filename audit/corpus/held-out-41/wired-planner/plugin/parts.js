export class Tasks {
  static needs = ['ctx'];

  constructor(ctx) {
    this.ctx = ctx;
  }

  async open() {
    const text = await this.ctx.read('TODO.md');
    return [...text.matchAll(/^- \[ \] (.+?)(?:\s+\((\d+)m\))?$/gm)].map(([, name, minutes]) => ({ name, minutes: Number(minutes ?? 30) }));
  }
}

export class Clock {
  constructor(start = 9 * 60) {
    this.now = start;
  }

  take(minutes) {
    const at = this.now;
    this.now += minutes;
    return `${String(Math.trunc(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  }
}

export class Planner {
  static needs = ['tasks', 'clock'];

  constructor(tasks, clock) {
    Object.assign(this, { tasks, clock });
  }

  async plan() {
    const list = await this.tasks.open();
    list.sort((one, other) => one.minutes - other.minutes);
    return list.map((task) => ({ at: this.clock.take(task.minutes), ...task }));
  }
}
