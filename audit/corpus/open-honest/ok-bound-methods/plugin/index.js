class Views {
  constructor(title) {
    this.title = title;
    for (const key of Object.getOwnPropertyNames(Object.getPrototypeOf(this))) {
      if (key !== 'constructor' && typeof this[key] === 'function') this[key] = this[key].bind(this);
    }
  }
  row(cells) { return `| ${cells.join(' | ')} |`; }
  rule(count) { return this.row(Array.from({ length: count }, () => '---')); }
  table([head, ...rows]) { return [`## ${this.title}`, this.row(head), this.rule(head.length), ...rows.map(this.row)].join('\n'); }
}

definePlugin({
  handlers: {
    async table(ctx, { text }) {
      const { table } = new Views('Table');
      return { text: table(text.split('\n').map((line) => line.split('\t'))) };
    },
  },
});
