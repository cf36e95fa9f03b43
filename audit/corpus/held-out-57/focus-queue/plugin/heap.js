export class Heap {
  items = [];
  constructor(compare) { this.compare = compare; }
  push(x) {
    let i = this.items.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (this.compare(this.items[p], this.items[i]) <= 0) break;
      [this.items[p], this.items[i]] = [this.items[i], this.items[p]];
      i = p;
    }
  }
  pop() { this.items.sort(this.compare); return this.items.shift(); }
}
