const standard = [{ name: 'pre-commit', body: 'npm run lint --silent', why: 'lint before each commit' }];
export class Catalog {
  static async load(ctx, path) {
    const text = await ctx.read(path).catch(() => '[]');
    return new Catalog([...standard, ...JSON.parse(text)]);
  }
  constructor(list) { this.list = list; }
  entries() { return this.list; }
}
