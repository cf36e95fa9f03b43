export class Range {
  constructor(from, to) {
    Object.assign(this, { from, to });
  }
  *[Symbol.iterator]() {
    for (let n = this.from; n <= this.to; n++) yield n;
  }
}
const yes = true;
export { yes as 'a string name' };
