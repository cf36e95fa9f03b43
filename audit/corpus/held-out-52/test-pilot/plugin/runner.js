const plain = /^[\w./-]+$/;

export class Runner {
  constructor(ctx) {
    this.ctx = ctx;
  }
  testOf(file) {
    return file.replace(/\.(js|ts)$/, '.test.$1');
  }
  async run(files) {
    const tests = files.filter((file) => plain.test(file)).map((file) => this.testOf(file));
    const { stdout, exitCode } = await this.ctx.bash(`node --test ${tests.join(' ')}`, { timeoutMillis: 28000 });
    const failed = [...stdout.matchAll(/^not ok \d+ - (.+)$/gm)].map((match) => match[1]);
    return { passed: exitCode === 0, failed };
  }
}
