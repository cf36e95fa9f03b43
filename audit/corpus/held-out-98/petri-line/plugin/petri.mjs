import { readFileSync, writeFileSync } from "node:fs";

const DISH = new URL("./dish.json", import.meta.url);
const GLYPHS = " .oO@*";

class Colony {
  constructor(cells, tick) {
    this.cells = cells;
    this.tick = tick;
  }

  static load() {
    try {
      const { cells, tick } = JSON.parse(readFileSync(DISH, "utf8"));
      return new Colony(cells, tick);
    } catch {
      return new Colony(Array.from({ length: 40 }, (_, i) => (i % 13 === 0 ? 2 : 0)), 0);
    }
  }

  spawn(at, energy = 1) {
    const i = (at + this.cells.length) % this.cells.length;
    this.cells[i] = Math.min(5, this.cells[i] + energy);
  }

  kill(at) {
    this.cells[at] = 0;
  }

  fork(at) {
    const half = Math.floor(this.cells[at] / 2);
    this.cells[at] -= half;
    this.spawn(at + (this.tick % 2 ? 1 : -1), half);
  }

  exec() {
    const before = [...this.cells];
    before.forEach((energy, i) => {
      const around = before.at(i - 1) + before[(i + 1) % before.length];
      if (energy >= 4) this.fork(i);
      else if (energy > 0 && around > 7) this.kill(i);
      else if (energy > 0 && (i + this.tick) % 3 === 0) this.spawn(i);
    });
    if (this.cells.every((c) => c === 0)) this.spawn(this.tick * 7, 2);
    this.tick++;
    return this;
  }

  save() {
    writeFileSync(DISH, JSON.stringify({ cells: this.cells, tick: this.tick }));
    return this;
  }

  toString() {
    return "[" + this.cells.map((c) => GLYPHS[c]).join("") + "] " + this.tick;
  }
}

console.log(String(Colony.load().exec().save()));
