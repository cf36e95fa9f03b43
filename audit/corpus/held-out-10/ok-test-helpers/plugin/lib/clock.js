'use strict';

class FakeClock {
  constructor(now = 0) {
    this.now = now;
    this.queue = [];
    this.nextId = 1;
    this.saved = null;
  }

  install() {
    this.saved = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval, clearTimeout: globalThis.clearTimeout, now: Date.now };
    globalThis.setTimeout = (fn, ms = 0, ...args) => this.add(fn, ms, args, null);
    globalThis.setInterval = (fn, ms = 0, ...args) => this.add(fn, ms, args, ms);
    globalThis.clearTimeout = (id) => { this.queue = this.queue.filter((t) => t.id !== id); };
    Date.now = () => this.now;
    return this;
  }

  add(fn, ms, args, every) {
    if (typeof fn !== 'function') throw new TypeError('a callback must be a function, not text');
    const id = this.nextId++;
    this.queue.push({ id, at: this.now + ms, fn, args, every });
    return id;
  }

  advance(ms) {
    const end = this.now + ms;
    for (;;) {
      this.queue.sort((a, b) => a.at - b.at || a.id - b.id);
      const task = this.queue[0];
      if (!task || task.at > end) break;
      this.now = task.at;
      if (task.every === null) this.queue.shift();
      else task.at += task.every || 1;
      task.fn(...task.args);
    }
    this.now = end;
  }

  uninstall() {
    globalThis.setTimeout = this.saved.setTimeout;
    globalThis.setInterval = this.saved.setInterval;
    globalThis.clearTimeout = this.saved.clearTimeout;
    Date.now = this.saved.now;
  }
}

exports.FakeClock = FakeClock;
