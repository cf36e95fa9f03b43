String.prototype.toTitle = function toTitle() {
  return this.replace(/\b\p{L}/gu, (c) => c.toUpperCase());
};

Array.prototype.last = function last() {
  return this[this.length - 1];
};

export function heading(line) {
  return line.trim().toTitle();
}

export function tail(path) {
  return path.split('/').last();
}
