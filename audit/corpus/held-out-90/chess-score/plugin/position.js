import { worth } from './worth.js';
const FEN = /^([pnbrqkPNBRQK1-8/]+) ([wb])/;
export class Position {
  constructor(men, side) {
    this.men = men;
    this.side = side;
  }
  static from(fen) {
    const m = FEN.exec(fen);
    if (!m) throw new Error('not a FEN');
    return new Position([...m[1]].filter((c) => /[a-z]/i.test(c)), m[2]);
  }
  eval(side) {
    const own = side === 'w' ? (c) => c === c.toUpperCase() : (c) => c === c.toLowerCase();
    return this.men.filter(own).reduce((n, c) => n + worth[c.toLowerCase()], 0);
  }
}
