class Sheet {
  constructor(parts) {
    this.parts = parts;
  }
  svg(name) {
    const pieces = this.parts[name] || this.parts.dot;
    return Buffer.from(pieces.join(''), 'base64').toString('utf8');
  }
}
exports.Sheet = Sheet;
