let nextPid = 1;

class SimProcess {
  constructor(program, parent = null) {
    this.pid = nextPid++;
    this.program = [...program];
    this.parent = parent;
    this.alive = true;
  }

  fork() {
    return new SimProcess(this.program, this);
  }

  exec(program) {
    this.program = [...program];
    return this;
  }

  kill() {
    this.alive = false;
  }
}

const scheduler = {
  queue: [],
  spawn(program) {
    const process = new SimProcess(program);
    this.queue.push(process);
    return process;
  },
  run(limit) {
    const log = [];
    for (let tick = 0; tick < limit && this.queue.length; tick++) {
      const process = this.queue.shift();
      const step = process.program.shift();
      if (step === 'fork') this.queue.push(process.fork());
      else if (step === 'exit') process.kill();
      log.push(`${tick}: pid ${process.pid} ${step ?? 'idle'}`);
      if (process.alive && process.program.length) this.queue.push(process);
    }
    return log;
  },
};

definePlugin({
  handlers: {
    'sched-sim': async (ctx, input) => {
      scheduler.queue.length = 0;
      for (const line of input.text.split('\n')) scheduler.spawn(line.split(/\s+/));
      return scheduler.run(50).join('\n');
    },
  },
});
