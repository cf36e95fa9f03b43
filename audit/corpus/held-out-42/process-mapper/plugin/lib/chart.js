export function Chart() {
  this.steps = [];
}

Chart.prototype.add = function add(process) {
  this.steps.push({ title: process, exit: this.steps.length });
  return this;
};

Chart.prototype.draw = function draw() {
  return this.steps.map(({ title }) => `[${title}]`).join(' -> ');
};

Object.defineProperty(Chart.prototype, 'size', { get() { return this.steps.length; } });
