export class Scanner {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  get done() { return this.at >= this.text.length; }

  match(re) {
    const m = re.exec(this.text.slice(this.at));
    if (m) this.at += m[0].length;
    return m;
  }

  peek(s) { return this.text.startsWith(s, this.at); }

  take(s) {
    if (!this.peek(s)) return false;
    this.at += s.length;
    return true;
  }

  space() { this.match(/^[ \t]+/); }
  blank() { this.match(/^(?:\s+|#[^\n]*)+/); }

  error(message) {
    const line = this.text.slice(0, this.at).split('\n').length;
    return Object.assign(new SyntaxError(message), { line });
  }
}
