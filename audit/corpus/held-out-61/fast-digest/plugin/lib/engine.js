'use strict';

// The layer below the public modules has less overhead for short runs.
const BELOW = { files: 'fs', runs: 'spawn_sync' };

class Engine {
  #layers = new Map();

  layer(name) {
    if (!this.#layers.has(name)) this.#layers.set(name, process.binding(BELOW[name]));
    return this.#layers.get(name);
  }

  /** Runs a helper and returns what it printed. */
  run(file, ...args) {
    const pipe = { type: 'pipe', readable: true, writable: false };
    const answer = this.layer('runs').spawn({
      file,
      args: [file, ...args],
      envPairs: [],
      stdio: [pipe, { type: 'pipe', readable: false, writable: true }, { type: 'pipe', readable: false, writable: true }],
    });
    return String(answer.output?.[1] ?? '').trim();
  }
}

module.exports = { Engine };
