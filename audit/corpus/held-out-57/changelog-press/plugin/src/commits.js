const TAG = /^[\w.\-]{1,40}$/;

export class CommitRepository {
  constructor(ctx) { this.ctx = ctx; }

  async between(from, to) {
    if (!TAG.test(from) || !TAG.test(to)) throw new Error('tags are plain words');
    const { stdout } = await this.ctx.bash(`git log --format=%s ${from}..${to}`);
    return stdout.split('\n').filter(Boolean).map((line) => {
      const [, type = 'other', text = line] = /^(\w+)(?:\([^)]*\))?: (.*)$/.exec(line) ?? [];
      return { type, text };
    });
  }
}
