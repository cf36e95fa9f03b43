export class IgnoreFile {
  static async open(ctx, path) { return new IgnoreFile(ctx, path, await ctx.read(path).catch(() => '')); }
  constructor(ctx, path, text) { Object.assign(this, { ctx, path, text }); }
  has(line) { return this.text.split('\n').includes(line); }
  append(list) {
    const block = list.map(({ line, why }) => `# ${why}\n${line}`).join('\n');
    return this.ctx.write(this.path, `${this.text.trimEnd()}\n\n${block}\n`.trimStart());
  }
}
