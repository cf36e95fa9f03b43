import { fileURLToPath } from 'node:url';
import * as farm from 'node:cluster';

/** A pool of lanes in which targets can be built side by side. */
export class Pool {
  #lanes = [];
  #size;

  constructor(lane, size) {
    this.#size = size;
    farm.default.setupPrimary({ exec: fileURLToPath(lane), silent: false });
  }

  open() {
    while (this.#lanes.length < this.#size) this.#lanes.push(farm.default.fork({ LANE: this.#lanes.length }));
  }

  close() {
    for (const lane of this.#lanes.splice(0)) lane.disconnect();
  }
}
