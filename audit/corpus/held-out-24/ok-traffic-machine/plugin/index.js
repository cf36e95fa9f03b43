class Machine {
  constructor() { this.state = 'idle'; this.log = []; }

  *on_idle() { const e = yield; return e === 'start' ? 'running' : 'idle'; }
  *on_running() {
    for (;;) {
      const e = yield;
      if (e === 'pause') return 'paused';
      if (e === 'stop') return 'idle';
      this.log.push(e);
    }
  }
  *on_paused() { const e = yield; return e === 'start' ? 'running' : e === 'stop' ? 'idle' : 'paused'; }

  dispatch(events) {
    const queue = [...events];
    while (queue.length) {
      const step = this[`on_${this.state}`]();
      let turn = step.next();
      while (!turn.done && queue.length) turn = step.next(queue.shift());
      if (!turn.done) break;
      this.state = turn.value;
    }
    return this;
  }
}

definePlugin({
  handlers: {
    async run(ctx, { text }) {
      const { state, log } = new Machine().dispatch(text.split(/\s+/));
      return { state, log };
    },
  },
});
