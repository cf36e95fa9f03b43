import { Chart } from './chart.js';

export class Line extends Chart {
  detail() {
    const first = this.values[0];
    const last = this.values.at(-1);
    if (first === last) return ' It ends where it began.';
    return last > first ? ' It rises overall.' : ' It falls overall.';
  }
}

export class Bars extends Chart {
  static defaults = { ...Chart.defaults, digits: 0 };
}

export class Pie extends Chart {
  static defaults = { unit: '%', digits: 0 };

  detail() {
    const sum = this.values.reduce((total, value) => total + value, 0);
    return sum === 100 ? '' : ` The parts add up to ${this.format(sum)}.`;
  }
}
