export class Git {
  constructor(ctx) { this.ctx = ctx; }
  create(name, note) {
    return this.ctx.bash(`git switch -c ${name} && git commit --allow-empty -m "start: ${note}"`);
  }
}
